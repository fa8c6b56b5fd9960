import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct CustomKindTests {
  private let settings = """
    kinds:
      recipe:
        plural: cookbook
        label: Recipe
        size: wide
        accent: "#A30"
        fields:
          Servings: number
          made: {type: date, label: Made on}
          source: url
          vegan: flag
          steps: list
          photo: image
          cook: person
          after: {type: entry}
          note:
          secret: {type: text, required: true}
      gear:
    """

  private let files = [
    "cookbook/soup.md": """
    ---
    title: Soup
    date: 2025-04-09
    servings: 2.5
    made: 2025-04-01
    source: https://example.org/soup
    vegan: yes
    steps: [Cut, Cook]
    photo: {src: soup.png, alt: A bowl}
    cook: mei
    after: rain
    note: Hot
    secret: Salt
    own: extra
    ---
    Body
    """, "cookbook/soup.png": "", "people/mei.md": "---\nname: Mei\n---\n",
    "songs/rain.md": "---\ntitle: Rain\ndate: 2025-04-09\n---\n", "gear/x.md": "---\ndate: 2025-04-09\n---\n",
  ]

  @Test func `A declared kind has fields of every type`() async throws {
    let content = await TestSite.load(files, settings: settings)
    let recipe = try #require(content.object("cookbook/soup.md") as? CustomFeedViewObject)
    #expect(content.messages == [])
    #expect(recipe.title == "Soup")
    #expect(recipe.declaration.kind == Kind(name: "recipe", plural: "cookbook"))
    #expect(recipe.declaration.size == .wide)
    #expect(recipe.declaration.accent == "#aa3300")
    #expect(
      recipe.values.map(\.field.label) == [
        "Servings", "Made on", "Source", "Vegan", "Steps", "Photo", "Cook", "After", "Note", "Secret",
      ])
    #expect(recipe.entry.extra == [ExtraField(key: "own", value: .text("extra"))])
    let texts = recipe.values.map { value -> String in
      switch value.value {
      case .text(let text): "text \(text)"
      case .number(let number): "number \(number)"
      case .date(let date): "date \(date.machineReadable)"
      case .url(let url): "url \(url)"
      case .flag(let flag): "flag \(flag)"
      case .list(let list): "list \(list)"
      case .image(let photo): "image \(photo.alt)"
      case .person(let person): "person \(person.route?.path ?? "-")"
      case .entry(let entry): "entry \(entry.route?.path ?? "-")"
      }
    }
    #expect(
      texts == [
        "number 2.5", "date 2025-04-01", "url https://example.org/soup", "flag true", "list [\"Cut\", \"Cook\"]",
        "image A bowl", "person /people/mei/", "entry /songs/rain/", "text Hot", "text Salt",
      ])
  }

  @Test func `A kind may be declared by its name alone`() async {
    let content = await TestSite.load(files, settings: settings)
    #expect(content.entry("gear/x.md")?.kind == Kind(name: "gear", plural: "gears"))
    #expect(content.site.kinds.map(\.label) == ["Recipe", "gear"])
  }

  @Test func `A declared name may hold letters of any script`() async {
    let content = await TestSite.load(
      ["食譜/湯.md": "---\ndate: 2025-04-09\n份量: 2\n---\n"], settings: "kinds: {食譜: {plural: 食譜, fields: {份量: number}}}\n")
    #expect(content.first(CustomFeedViewObject.self)?.values.first?.value == .number("2"))
    #expect(content.route("食譜/湯.md") == "/食譜/湯/")
    #expect(content.messages == [])
  }

  @Test(arguments: ["0x10", "1e400", "nan", "1,5", "٣", "--1", "1 2"])
  func `A number is a number in decimal notation`(text: String) async {
    let content = await TestSite.load(
      ["a.md": "---\ntype: recipe\ndate: 2025-04-09\nservings: '\(text)'\n---\n"], settings: KindSample.settings)
    #expect(content.codes == ["wrong-type"])
  }

  @Test(arguments: ["draft", "Title", "in_reply_to", "id"])
  func `No field may have the name of a key that all entries have`(name: String) async {
    let content = await TestSite.load([:], settings: "kinds: {recipe: {fields: {\(name): text, servings: number}}}\n")
    #expect(content.codes == ["reserved-field"])
    #expect(content.site.kinds.first?.fields.map(\.key) == ["servings"])
  }
}
