CREATE TABLE site (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  guid TEXT NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  url TEXT,
  title TEXT,
  heading TEXT NOT NULL,
  date TEXT,
  day TEXT,
  year INTEGER,
  moment INTEGER,
  updated TEXT,
  expires TEXT,
  pinned INTEGER NOT NULL,
  language TEXT NOT NULL,
  summary TEXT,
  text TEXT,
  words INTEGER NOT NULL,
  characters INTEGER NOT NULL,
  digest TEXT NOT NULL
);

CREATE TABLE people (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  role TEXT NOT NULL,
  name TEXT NOT NULL,
  page TEXT,
  url TEXT,
  note TEXT,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE tags (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE media (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  role TEXT NOT NULL,
  medium TEXT NOT NULL,
  url TEXT NOT NULL,
  type TEXT,
  bytes INTEGER,
  width INTEGER,
  height INTEGER,
  duration REAL,
  alt TEXT,
  caption TEXT,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE links (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  relation TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE places (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  city TEXT,
  region TEXT,
  postcode TEXT,
  country TEXT,
  latitude REAL,
  longitude REAL,
  url TEXT,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE tracks (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  disc INTEGER,
  title TEXT NOT NULL,
  artist TEXT,
  duration REAL,
  audio TEXT,
  page TEXT,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE TABLE fields (
  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  value,
  PRIMARY KEY (entry, place)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE search USING fts5 (
  title, names, captions, words, variants,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'"
);

CREATE INDEX entries_moment ON entries (moment);
CREATE INDEX people_name ON people (name);
CREATE INDEX tags_slug ON tags (slug);
CREATE INDEX fields_name ON fields (name);
