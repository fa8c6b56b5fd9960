#include <sqlite3.h>

// SQLITE_TRANSIENT, which makes SQLite copy the text, is a cast that Swift does not see.
static inline int feedsite_bind_text(sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 size) {
  return sqlite3_bind_text64(statement, place, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
