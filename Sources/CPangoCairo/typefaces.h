#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/* Lets the calling thread draw with the typefaces of a configuration; NULL stands for those of the machine. */
static inline void pango_cairo_use_configuration(FcConfig *wanted) {
  PangoFontMap *current = pango_cairo_font_map_get_default();
  if (PANGO_IS_FC_FONT_MAP(current) && pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(current)) == wanted) return;
  PangoFontMap *own = wanted ? pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) : NULL;
  if (own) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(own), wanted);
  pango_cairo_font_map_set_default((PangoCairoFontMap *)own);
  if (own) g_object_unref(own);
}
