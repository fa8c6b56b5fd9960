// Finds entries in the index that stands below the page, and shows what is found as cards. Texts are divided into
// terms as feedsite divides them for the index.

const dropped = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const undivided =
  "\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}";
const run = new RegExp(`(?:(?=[\\p{L}\\p{M}\\p{N}])[${undivided}])+|(?:(?![${undivided}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
const isUndivided = new RegExp(`^[${undivided}]`, "u");
const letters = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i", ς: "σ" };
const sign = /[^\p{L}\p{M}\p{N}]/gu;
const fold = (text) =>
  text.replace(sign, " $& ").normalize("NFKD").replace(dropped, "").normalize("NFC").toLowerCase().replace(/[ßæœøđðþłıς]/g, (letter) => letters[letter]);
const runs = (text) => fold(text).match(run) ?? [];
const terms = (query) =>
  runs(query).flatMap((word) => {
    const all = [...word];
    if (!isUndivided.test(word) || all.length < 2) return [{ term: all.slice(0, 24).join(""), isOpen: true }];
    return all.slice(1).map((next, index) => ({ term: all[index] + next }));
  });

const start = async (page) => {
  const find = (selector) => page.querySelector(selector);
  const [form, list, status, more, archive] = ["form", "ol", "[role=status]", "button[hidden]", "[data-archive]"].map(find);
  const model = find("template").content;
  const { search: base, none, found, failed } = page.dataset;
  const files = {};
  let version = "";
  const open = (path, read) => (files[path] ??= fetch(base + path + version).then((file) => (file.ok ? read(file) : Promise.reject())));

  // A file of terms: each with the bytes of its postings.
  const rows = (number) =>
    open(`terms/${number}.bin`, async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const decoder = new TextDecoder();
      const result = [];
      let place = 0;
      const next = () => {
        for (let value = 0, shift = 1; ; shift *= 128) {
          const byte = bytes[place++];
          value += (byte & 127) * shift;
          if (byte < 128) return value;
        }
      };
      let term = [];
      while (place < bytes.length) {
        const kept = next();
        const added = next();
        term = [...term.slice(0, kept), ...bytes.subarray(place, (place += added))];
        const size = next();
        const end = place + (size >> 1);
        const begin = place;
        place = end;
        result.push({
          term: decoder.decode(new Uint8Array(term)),
          isCut: size & 1,
          read: (each) => {
            let entry = 0;
            for (place = begin; place < end; ) {
              const value = next();
              each((entry += Math.floor(value / 4)), value % 4);
            }
          },
        });
      }
      return result;
    });

  // The rows of a term, and of those that begin with it where it may still be typed.
  const matching = async ({ terms }, { term, isOpen }) => {
    let number = Math.max(0, terms.findLastIndex((first) => first <= term));
    const all = await rows(number);
    let result = [all];
    while (isOpen && number + 1 < terms.length && terms[number + 1].startsWith(term) && result.length < 4) result.push(await rows(++number));
    return result.flat().filter((row) => row.term === term || (isOpen && row.term.startsWith(term) && !row.term.includes(":")));
  };

  // The numbers of the entries, the best first.
  const entries = async (index, query, choices) => {
    const wanted = await Promise.all(terms(query).map((term) => matching(index, term)));
    const facets = await Promise.all(choices.map((term) => matching(index, { term })));
    let scores;
    const asked = terms(query);
    const weigh = (rows, term, isFacet) => {
      const own = new Map();
      let isCut = false;
      for (const row of rows) {
        isCut ||= row.isCut;
        let count = 0;
        row.read(() => count++);
        const weight = isFacet ? 0 : Math.log(2 + index.entries / count) * (row.term === term ? 1 : 0.5);
        row.read((entry, rank) => own.set(entry, Math.max(own.get(entry) ?? 0, weight * 2 ** rank)));
      }
      if (!scores) return (scores = own);
      // What stands nearly everywhere is not known of every entry.
      for (const [entry, score] of scores) {
        if (own.has(entry) || isCut) scores.set(entry, score + (own.get(entry) ?? 0));
        else scores.delete(entry);
      }
    };
    // Words that are not cut decide first.
    const order = wanted.map((rows, place) => [rows, asked[place].term]).sort(([a], [b]) => a.some((row) => row.isCut) - b.some((row) => row.isCut));
    for (const rows of facets) weigh(rows, "", true);
    for (const [rows, term] of order) weigh(rows, term);
    const age = (entry) => 1.2 - (0.2 * entry) / index.entries;
    return [...(scores ?? [])].map(([entry, score]) => [entry, score * age(entry)]).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  };

  const mark = (element, text, words) => {
    let rest = 0;
    for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const [part] = runs(match[0]);
      const parts = words.map((word) => (isUndivided.test(word) ? [fold(match[0]).indexOf(word), word.length] : [part?.startsWith(word) ? 0 : -1, match[0].length]));
      const hit = parts.find(([place]) => place >= 0);
      if (!hit) continue;
      const begin = match.index + hit[0];
      element.append(text.slice(rest, begin));
      const marked = document.createElement("mark");
      rest = begin + hit[1];
      marked.textContent = text.slice(begin, rest);
      element.append(marked);
    }
    element.append(text.slice(rest));
  };

  const card = (record, words) => {
    const item = model.cloneNode(true);
    const part = (name) => item.querySelector(name);
    part("article").classList.add("accent-" + record.kind);
    part("a").href = record.url;
    mark(part("a"), record.title, words);
    if (record.lang) part("article").lang = record.lang;
    if (record.words) mark(part("p"), record.words, words);
    else part("p").remove();
    part(".kind").textContent = record.label;
    if (record.date) {
      const time = document.createElement("time");
      time.textContent = record.date;
      time.dateTime = record.day;
      part("footer").append(time);
    }
    if (record.picture) {
      const picture = new Image(320, 200);
      picture.src = record.picture;
      picture.alt = "";
      part(".card-cover").append(picture);
    } else part(".card-cover").remove();
    return item;
  };

  let turn = 0;
  const show = async () => {
    const own = ++turn;
    const data = new FormData(form);
    const query = data.get("q").trim();
    const choices = [...data].flatMap(([name, value]) => (name !== "q" && value ? [value] : []));
    const address = new URLSearchParams([...data].filter(([, value]) => value.trim()));
    history.replaceState(history.state, "", location.pathname + (address.size ? "?" + address : "") + location.hash);
    const isAsked = terms(query).length || choices.length;
    archive.hidden = isAsked;
    more.hidden = true;
    if (!isAsked) {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      const facts = await open("index.json", (file) => file.json());
      version = "?v=" + facts.version;
      const all = await entries(facts, query, choices);
      const words = runs(query);
      const add = async (begin) => {
        const cards = await Promise.all(
          all.slice(begin, begin + 10).map(async ([entry]) => {
            const records = await open(`entries/${Math.floor(entry / facts.records)}.json`, (file) => file.json());
            return card(records[entry % facts.records], words);
          }),
        );
        if (own !== turn) return;
        if (!begin) list.replaceChildren();
        list.append(...cards);
        more.hidden = begin + 10 >= all.length;
        more.onclick = async () => {
          await add(begin + 10);
          list.children[begin + 10]?.querySelector("a").focus();
        };
        status.textContent = all.length ? `${found} ${all.length.toLocaleString(document.documentElement.lang)}` : none;
      };
      await add(0);
    } catch {
      for (const path in files) delete files[path];
      status.textContent = failed;
      archive.hidden = false;
    }
  };

  for (const [name, value] of new URLSearchParams(location.search)) if (form.elements[name]) form.elements[name].value = value;
  form.hidden = false;
  if (!location.search) form.elements.q.focus();
  // Here the key that leads to the search leads to its words.
  document.querySelector(".find").onclick = (event) => {
    event.preventDefault();
    form.elements.q.focus();
  };
  let pause;
  form.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(show, 60);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  show();
};

const search = () => {
  const page = document.querySelector("[data-search]:not([data-ready])");
  if (!page) return;
  page.dataset.ready = "";
  start(page);
};
addEventListener("swap", search);
search();
