/// The texts of ``ExampleSite``.
enum ExampleEntries {
  static let texts: [String: String] = [
    "site.yml": """
    id: 6f0c2f0e-8a57-4f0b-9a6e-2f7d1b6c4e21
    title: Ann and the Umbrellas
    description: Songs about rain.
    base-url: https://example.org/
    time-zone: Asia/Taipei
    author: ann
    languages: {zh-Hant: {title: 小安與雨傘}}
    icon: icon.svg
    license: {name: CC BY 4.0, url: "https://creativecommons.org/licenses/by/4.0/"}
    wall: {per-page: 4}
    navigation:
      - {title: Songs, url: /songs/}
      - {title: About, url: /about/}
    share: [facebook, {name: mastodon, instance: g0v.social}, instagram, wechat, copy]
    kinds:
      recipe:
        plural: recipes
        label: Recipe
        accent: "#bd3f30"
        fields:
          servings: {type: number, label: Servings}
          photo: {type: image, label: The dish}
          source: {type: url, label: Source}
          steps: {type: list, label: Steps}
          cooked: {type: date, label: First cooked}
    """,
    "icon.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M0 0h16v16H0z"/></svg>
    """,
    "people/ann.md": """
    ---
    name: Ann Lin
    avatar: {src: ann.png, alt: Ann in a red hat.}
    role: guitar, driving
    links: {Mastodon: "https://social.example/@ann"}
    feed: https://ann.example.org/feed.xml
    ---

    Looks after your umbrella on weekdays.
    """,
    "people/okapi-motel.md": """
    ---
    name: Okapi Motel
    links: {Site: "https://okapi.example/"}
    ---
    """,
    "pages/about.md": """
    ---
    title: About us
    updated: 2025-06-01
    cover: {src: pond.jpg, alt: A pond., caption: Behind the studio.}
    mood: wet
    translations: ueber-uns
    ---

    Four chords and a kettle.
    """,
    "pages/ueber-uns.md": """
    ---
    title: Über uns
    language: de
    ---

    Vier Akkorde und ein Kessel.
    """,
    "pages/قط.md": """
    ---
    title: Rain
    language: ar
    ---

    Words about rain.
    """,
    "pages/ماء.md": """
    ---
    title: مطر
    ---

    مطر على السقف.
    """,
    "notes/2025-04-09-umbrella.md": """
    ---
    tags: [rain, lost property]
    updated: 2025-04-10
    pinned: true
    summary: An umbrella waits.
    mood: dry
    syndication: https://social.example/@ann/1
    in-reply-to: {name: Where is my umbrella?, url: "https://social.example/@fishshop/1"}
    rsvp: yes
    like-of: {name: A poem about rain, url: "https://poems.example/rain"}
    repost-of: {name: The weather, url: "https://weather.example/"}
    ---

    We found your umbrella. It is at the *fish shop*. Call.
    """,
    "notes/2025-04-08-rain.md": """
    ---
    language: ar
    ---

    Words in another script.
    """,
    "articles/2025-04-07-مطر.md": """
    ---
    title: مطر
    summary: مطر على السقف
    ---

    مطر على السقف.
    """,
    "articles/2025-05-10-five-days.md": """
    ---
    title: Five days, one van
    authors: [ann, Small Cloud Bureau]
    tags: [rain]
    cover: {src: van.jpg, alt: A white van under a palm tree., caption: Day three.}
    audio: {src: ../media/tin-roof.mp3, title: Five days, caption: Read aloud.}
    translations: fuenf-tage
    ---

    We left on Monday.

    ## Monday

    ### Breakfast

    ## Tuesday

    ## Wednesday
    """,
    "articles/2025-05-12-fuenf-tage.md": """
    ---
    title: Fünf Tage, ein Bus
    language: de
    duration: "42:05"
    ---

    Wir sind am Montag losgefahren.

    ![Die Folge](https://example.org/fuenf-tage.mp3)
    """,
    "media/2025-05-11-bridge.md": """
    ---
    title: Bridge and ferry
    photos:
      - {src: bridge.jpg, alt: A red bridge in the fog., caption: Nobody crossed it.}
      - {src: bridge.jpg, alt: The same bridge.}
    video: {src: ferry.mp4, alt: A ferry leaves., caption: At nine., poster: {src: bridge.jpg, alt: A bridge.}}
    audio: {src: tin-roof.mp3, title: Tin roof, caption: From below.}
    duration: "0:03"
    ---

    We waited for the fog to leave.
    """,
    "songs/rain.vtt": "WEBVTT",
    "songs/2025-04-09-rain.md": """
    ---
    title: Rain Until Further Notice
    artist: [ann, Okapi Motel]
    audio: {src: rain.mp3, title: Rain}
    transcript: rain.vtt
    duration: "3:45"
    album: albums/weather
    cover: {src: rain.jpg, alt: Rings on dark green water.}
    isrc: TW-A53-25-00001
    plays: 1200
    links: {Bandcamp: "https://ann.bandcamp.example/rain"}
    ---

    Four chords and a kettle.
    """,
    "albums/weather.md": """
    ---
    title: Weather
    date: 2025-04-01
    artist: ann
    released: 2025-04-09
    label: Mildew & Daughters
    tracks:
      - songs/2025-04-09-rain
      - {title: "Earthquake, Mild", duration: "0:05", artist: Okapi Motel, disc: 2}
    cover: {src: weather.jpg, alt: Nine weather signs.}
    links: {Vinyl: "https://shop.example/weather"}
    ---
    """,
    "playlists/2025-05-20-soundcheck.md": """
    ---
    title: While the room is empty
    plays: 73518
    songs:
      - songs/2025-04-09-rain
      - {title: "Father, Programmed", artist: Okapi Motel, duration: "3:03"}
    links: {Radio: "https://radio.example/soundcheck"}
    ---
    """,
    "events/first-show.md": """
    ---
    title: First show
    date: 2025-04-01
    starts: 2026-05-30T20:00+08:00
    ends: 2026-05-30T23:00+08:00
    venue:
      name: Pier Nine
      address: 9 Old Harbour Road
      city: Keelung
      region: North
      postcode: "200"
      country: TW
      latitude: 25.13
      longitude: 121.74
      url: https://pier.example/
    online: https://stream.example/first-show
    status: postponed
    performers: [ann, Okapi Motel]
    tickets: {url: "https://tickets.example/first-show", price: 450, currency: TWD, availability: limited}
    links: {How to get there: "https://maps.example/pier"}
    ---
    """,
    "invitations/2025-05-12-guest-list.md": """
    ---
    title: You are on the list
    event: events/first-show
    invitees: [Suyin Marr, ann]
    rsvp: https://rsvp.example/first-show
    ---
    """,
    "follows/2025-06-10-okapi-motel.md": "---\nfollows: okapi-motel\n---\n",
    "recommendations/2025-06-12-brass.md": """
    ---
    people:
      - {person: okapi-motel, reason: Three sisters and a drum machine.}
    ---
    """,
    "recommendations/2025-06-12-harbour.md": """
    ---
    people: [Pier Nine, Small Cloud Bureau, Aunt Static, Suyin]
    ---
    """,
    "links/2025-06-13-tide-tables.md": """
    ---
    title: Tide tables
    url: https://tides.example/
    site: Tides
    quotation: The sea comes back.
    via: {name: Aunt Static, url: "https://aunt.example/"}
    ---
    """,
    "quotes/2025-06-14-grandmother.md": """
    ---
    source: Grandmother
    url: https://grandmother.example/
    ---

    Rain is only weather.
    """,
    "memories/2026-04-09-ninth-of-april.md": """
    ---
    title: The ninth of April
    day: "04-09"
    entries: [songs/2025-04-09-rain]
    ---
    """,
    "recipes/2025-06-15-soup.md": """
    ---
    title: Rain soup
    servings: 4
    photo: {src: soup.jpg, alt: A bowl.}
    source: https://soup.example/
    steps: [Wait, Stir]
    cooked: 2024-01-01
    ---
    """,
  ]
}
