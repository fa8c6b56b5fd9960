import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Astro, Gatsby, Docusaurus, VitePress and VuePress")
struct ScriptedSiteTests {
  @Test
  func `Astro keeps settings, the addresses that its pages make of collections, and pictures beside them`()
    async throws
  {
    let folder = try await ImportedFolder([
      "astro.config.mjs": """
      import { defineConfig } from 'astro/config';
      export default defineConfig({ site: 'https://okapi.example', integrations: [mdx()] });
      """,
      "src/consts.ts": """
      export const SITE_TITLE = 'Okapi Motel';
      export const SITE_DESCRIPTION = "Songs.";
      """,
      "src/pages/blog/[...slug].astro": "---\nconst posts = await getCollection('posts');\n---\n<p />\n",
      "src/pages/tags/[tag].astro": "---\nconst notes = await getCollection('notes');\n---\n<p />\n",
      "src/pages/index.astro": "<p />\n", "src/components/README.md": "How to write components.\n",
      "src/pages/about.md": "---\ntitle: About\n---\nWho we are.\n",
      "src/content/posts/rain.md":
        "---\ntitle: Rain\npubDate: 2014-01-07\nheroImage: ../../assets/van.jpg\ncover-alt: A van\n---\nWords.\n",
      "src/content/posts/2014/2014-01-09-sun.md": "---\ntitle: Sun\ndate: 2014-01-09\n---\nWords.\n",
      "src/content/posts/2014/ice.md": "---\ntitle: Ice\ndate: 2014-01-11\nslug: cold-night\n---\nWords.\n",
      "src/content/posts/hail.md": "---\ntitle: Hail\n---\nWords.\n",
      "src/content/notes/fog.mdx": "---\ndate: 2014-01-10\n---\nFog.\n",
      "src/assets/van.jpg": "", "public/robots.txt": "User-agent: *\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "astro")
    #expect(site.title == "Okapi Motel" && site.description == "Songs.")
    #expect(site.url == SiteURL("https://okapi.example/"))
    let rain = try folder.entry("posts/rain.md")
    #expect(rain.route.path == "/blog/rain/" && rain.identity.guid == "https://okapi.example/blog/rain/")
    #expect(rain.cover?.file.source == .published(Route("/assets/van.jpg")))
    #expect(try folder.entry("posts/2014/2014-01-09-sun.md").route.path == "/blog/2014/2014-01-09-sun/")
    #expect(try folder.entry("posts/2014/ice.md").route.path == "/blog/cold-night/")
    #expect(try folder.entry("notes/fog.mdx").route.path == "/notes/fog/")
    #expect(Set(folder.content.feed.pages.map(\.route.path)) == ["/about/", "/blog/hail/"])
    #expect(folder.report.written.contains("static/robots.txt"))
  }

  @Test
  func `Gatsby keeps settings, and addresses from the folders of its sources`() async throws {
    let folder = try await ImportedFolder([
      "gatsby-config.js": """
      module.exports = {
        siteMetadata: {
          title: `Okapi Motel`, author: { name: `Ann Lin` }, description: `Songs.`, siteUrl: `https://okapi.example/`,
        },
        plugins: [
          { resolve: `gatsby-source-filesystem`, options: { path: `${__dirname}/content/blog`, name: `blog` } },
        ],
      }
      """,
      "gatsby-node.js": "const value = createFilePath({ node, getNode })\n",
      "content/blog/rain/index.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\n![A van](./van.jpg)\n",
      "content/blog/rain/van.jpg": "",
      "content/blog/sun/index.md": "---\ntitle: Sun\ndate: 2014-01-09\npath: /the-sun\n---\nWords.\n",
      "content/blog/fog.md": "---\ntitle: Fog\ndate: 2014-01-10\nslug: \"/weather/fog\"\n---\nWords.\n",
      "static/robots.txt": "User-agent: *\n", "src/pages/index.js": "export default () => null\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "gatsby")
    #expect(site.title == "Okapi Motel" && site.author?.name == "Ann Lin" && site.description == "Songs.")
    #expect(site.url == SiteURL("https://okapi.example/"))
    #expect(try folder.entry("blog/rain/index.md").route.path == "/rain/")
    #expect(try folder.entry("blog/sun/index.md").route.path == "/the-sun/")
    #expect(try folder.entry("blog/fog.md").route.path == "/weather/fog/")
    #expect(folder.report.written.contains("blog/rain/van.jpg") && folder.report.written.contains("static/robots.txt"))
    #expect(folder.warnings == [])
  }

  @Test
  func `Docusaurus keeps settings, authors, and days in the addresses of its blog`() async throws {
    let folder = try await ImportedFolder([
      "docusaurus.config.js": """
      module.exports = {
        title: 'Okapi Motel', tagline: 'Songs.', url: 'https://okapi.example', baseUrl: '/',
        themeConfig: { navbar: { title: 'Okapi', items: [{ to: '/about', label: 'About us' }] } },
      };
      """,
      "blog/2014-01-07-rain/index.md": "---\ntitle: Rain\nauthors: ann\n---\nWords.\n",
      "blog/2014/01-09-fog.md": "---\ntitle: Fog\n---\nWords.\n",
      "blog/2015-02-03-sun.md": "---\ntitle: Sun\nslug: the-sun\n---\nWords.\n",
      "blog/authors.yml": "ann:\n  name: Ann Lin\n  title: Singer\n",
      "src/pages/about.md": "---\ntitle: About\n---\nWho we are.\n",
      "docs/01-start.md": "---\ntitle: Start\n---\nWords.\n",
      "docs/02-gear/README.md": "---\ntitle: Gear\n---\nWords.\n",
      "docs/amps/amps.md": "---\ntitle: Amps\n---\nWords.\n",
      "i18n/fr/docusaurus-plugin-content-blog/2015-02-03-sun.md": "---\ntitle: Soleil\n---\nMots.\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "docusaurus")
    #expect(site.title == "Okapi Motel" && site.description == "Songs.")
    #expect(site.navigation.map(\.url) == ["/about/"])
    let rain = try folder.entry("blog/2014-01-07-rain/index.md")
    #expect(rain.route.path == "/blog/2014/01/07/rain/" && rain.authors.map(\.name) == ["Ann Lin"])
    let fog = try folder.entry("blog/2014/01-09-fog.md")
    #expect(fog.route.path == "/blog/2014/01/09/fog/" && fog.date?.day == CalendarDay(year: 2014, month: 1, day: 9))
    #expect(try folder.entry("blog/2015-02-03-sun.md").route.path == "/blog/the-sun/")
    #expect(folder.content.feed.entries.count == 3)
    #expect(
      folder.notes.contains(
        "1 text in i18n or versioned_docs stays behind; only the main language and version are read"))
    let pages = Set(folder.content.feed.pages.map(\.route.path))
    #expect(pages.isSuperset(of: ["/about/", "/docs/start/", "/docs/gear/", "/docs/amps/"]), "\(pages)")
  }

  @Test
  func `documents of Docusaurus stand where their settings, ids and slugs say`() async throws {
    let folder = try await ImportedFolder([
      "docusaurus.config.js": """
      module.exports = {
        title: 'Okapi Motel', url: 'https://okapi.example', baseUrl: '/',
        presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js'), routeBasePath: '/guide' } }]],
      };
      """,
      "docs/gear/01-amps.md": "---\ntitle: Amps\nid: loud\n---\nWords.\n",
      "docs/gear/strings.md": "---\ntitle: Strings\nslug: /strings\n---\nWords.\n",
      "docs/gear/picks.md": "---\ntitle: Picks\nslug: small-things\n---\nWords.\n",
      "docs/gear/index.md": "---\ntitle: Gear\nid: gear-index\n---\nWords.\n",
    ])
    #expect(
      Set(folder.content.feed.pages.map(\.route.path)) == [
        "/guide/gear/loud/", "/guide/strings/", "/guide/gear/small-things/", "/guide/gear/",
      ])
  }

  @Test
  func `The first page of documents of Docusaurus is no home page`() async throws {
    let folder = try await ImportedFolder([
      "docusaurus.config.js": """
      module.exports = {
        title: 'Okapi Motel', url: 'https://okapi.example', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' } }]],
      };
      """,
      "docs/intro.md": "---\ntitle: Intro\nslug: /\n---\nWords.\n",
      "docs/gear/strings.md": "---\ntitle: Strings\nslug: ../strings\n---\nWords.\n",
    ])
    #expect(Set(folder.content.feed.pages.map(\.route.path)) == ["/intro/", "/strings/"])
  }

  @Test
  func `VitePress and VuePress keep the endings of addresses and the files of their folder`() async throws {
    let folder = try await ImportedFolder([
      "docs/.vitepress/config.mts": """
      export default defineConfig({
        title: 'Okapi Motel', lang: 'en-GB', sitemap: { hostname: 'https://okapi.example' },
      })
      """,
      "docs/index.md": "---\nlayout: home\n---\n",
      "docs/posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\n![A van](/van.jpg)\n",
      "docs/about.md": "---\ntitle: About\n---\nWho we are.\n",
      "docs/public/van.jpg": "", "package.json": "{}",
    ])
    #expect(folder.report.format == "vitepress")
    #expect(folder.content.site.title == "Okapi Motel" && folder.content.site.language == "en-GB")
    #expect(folder.content.site.url == SiteURL("https://okapi.example/"))
    #expect(try folder.entry("posts/rain.md").route.path == "/posts/rain.html")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about.html"])
    #expect(folder.report.written.contains("static/van.jpg") && folder.warnings == [])

    let older = try await ImportedFolder([
      ".vuepress/config.js": "module.exports = { title: 'Okapi Motel' }\n",
      "rain/README.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
    ])
    #expect(older.report.format == "vuepress")
    #expect(try older.entry("rain/README.md").route.path == "/rain/")
  }
}
