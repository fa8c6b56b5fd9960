/// A file has become shorter while it was sent.
struct FileEndedEarly: Error {}
