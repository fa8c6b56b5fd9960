/// A category of Apple Podcasts, which other directories take as well.
public struct PodcastCategory: Hashable, Sendable {
  /// The category.
  public let name: String
  /// The category within it.
  public let subcategory: String?

  /// Music as a whole.
  public static let music = PodcastCategory(name: "Music", subcategory: nil)

  private init(name: String, subcategory: String?) {
    self.name = name
    self.subcategory = subcategory
  }

  /// The category with a name, or the one that has a subcategory of that name, compared without case; nil for others.
  public init?(named text: String) {
    let name = text.lowercased()
    for (category, subcategories) in Self.catalogue {
      if category.lowercased() == name {
        self.init(name: category, subcategory: nil)
        return
      }
      if let subcategory = subcategories.first(where: { $0.lowercased() == name }) {
        self.init(name: category, subcategory: subcategory)
        return
      }
    }
    return nil
  }

  /// All names, categories before their subcategories.
  package static var names: [String] { catalogue.flatMap { [$0] + $1 } }

  private static let catalogue: KeyValuePairs<String, [String]> = [
    "Arts": ["Books", "Design", "Fashion & Beauty", "Food", "Performing Arts", "Visual Arts"],
    "Business": ["Careers", "Entrepreneurship", "Investing", "Management", "Marketing", "Non-Profit"],
    "Comedy": ["Comedy Interviews", "Improv", "Stand-Up"],
    "Education": ["Courses", "How To", "Language Learning", "Self-Improvement"],
    "Fiction": ["Comedy Fiction", "Drama", "Science Fiction"],
    "Government": [],
    "Health & Fitness": ["Alternative Health", "Fitness", "Medicine", "Mental Health", "Nutrition", "Sexuality"],
    "History": [],
    "Kids & Family": ["Education for Kids", "Parenting", "Pets & Animals", "Stories for Kids"],
    "Leisure": [
      "Animation & Manga", "Automotive", "Aviation", "Crafts", "Games", "Hobbies", "Home & Garden", "Video Games",
    ],
    "Music": ["Music Commentary", "Music History", "Music Interviews"],
    "News": [
      "Business News", "Daily News", "Entertainment News", "News Commentary", "Politics", "Sports News", "Tech News",
    ],
    "Religion & Spirituality": [
      "Buddhism", "Christianity", "Hinduism", "Islam", "Judaism", "Religion", "Spirituality",
    ],
    "Science": [
      "Astronomy", "Chemistry", "Earth Sciences", "Life Sciences", "Mathematics", "Natural Sciences", "Nature",
      "Physics", "Social Sciences",
    ],
    "Society & Culture": ["Documentary", "Personal Journals", "Philosophy", "Places & Travel", "Relationships"],
    "Sports": [
      "Baseball", "Basketball", "Cricket", "Fantasy Sports", "Football", "Golf", "Hockey", "Rugby", "Running", "Soccer",
      "Swimming", "Tennis", "Volleyball", "Wilderness", "Wrestling",
    ],
    "Technology": [],
    "True Crime": [],
    "TV & Film": ["After Shows", "Film History", "Film Interviews", "Film Reviews", "TV Reviews"],
  ]
}
