// Plays recordings one after another while links change the page.
import { onLink, read, shown, visit } from "./page.js";

const base = new URL("..", import.meta.url).href;
const all = (selector, part = document) => [...part.querySelectorAll(selector)];
// What played on the page before; storage may be forbidden.
let store = {};
let kept;
try {
  store = sessionStorage;
  kept = JSON.parse(store.player);
} catch {}
const markup = document.querySelector("template.player")?.innerHTML ?? kept.markup;
const [bar] = new DOMParser().parseFromString(markup, "text/html").body.children;
bar.remove();
const find = (selector) => bar.querySelector(selector);
const list = find("ol");
const line = list.firstElementChild;
const sound = new Audio();
sound.preload = "none";
const session = navigator.mediaSession;
let queue, index, source;
let errors = 0;

const seconds = (text = "") => text.split(":").reduce((sum, part) => sum * 60 + +part, 0);
const words = (time) =>
  [time / 3600, (time / 60) % 60, time % 60].map((part) => `${Math.floor(part)}`.padStart(2, 0)).join(":").replace(/^[0:]{1,4}/, "");
const total = () => (isFinite(sound.duration) ? sound.duration : queue[index].length);

// A button or line plays what is beside it, the list of its page or card, or belongs to the bar.
const audioOf = (part) => part.parentElement.querySelector("audio");
const listOf = (button) => button.closest(".card")?.querySelector("h2 a").href ?? shown;
const isOwn = (part) =>
  bar.isConnected && (bar.contains(part) || ("play" in part.dataset ? listOf(part) === source : audioOf(part).src === queue[index].src));

const recording = (audio) => {
  const link = audio.closest(".track")?.querySelector("a") ?? audio.closest(".card")?.querySelector("h2 a");
  const picture = audio.closest(".card, .entry")?.querySelector(".u-featured");
  const { length, artist = audio.closest("ol")?.dataset.artist, cover = picture?.src } = audio.dataset;
  const srcset = audio.dataset.cover ? audio.dataset.srcset : picture?.srcset;
  return { src: audio.src, title: audio.ariaLabel, url: link?.href ?? shown, artist, cover, srcset, length: seconds(length) };
};

const tick = () => {
  for (const seek of all(".seek")) {
    const clock = seek.nextElementSibling;
    const isNow = isOwn(seek);
    const stated = audioOf(seek)?.dataset.length;
    seek.max = isNow ? total() : seconds(stated);
    seek.value = isNow ? sound.currentTime : 0;
    seek.ariaValueText = clock.dataset.time = isNow ? `${words(seek.value)} / ${words(total())}` : (stated ?? "");
  }
};

const show = () => {
  for (const button of all(".play")) {
    const isNow = isOwn(button);
    button.ariaPressed = isNow && !sound.paused && !sound.error;
    const track = button.closest(".track");
    if (track) track.ariaCurrent = isNow || null;
  }
  tick();
};

const fill = (part, title, artist) => {
  const [name, by] = part.children;
  name.textContent = title;
  by.textContent = artist;
  return name;
};

const go = (place, time, isHeld) => {
  index = place;
  const { src, title, url, artist, cover = "", srcset = "" } = queue[index];
  sound.src = src;
  if (time) sound.currentTime = time;
  if (!isHeld) sound.play().catch(show);
  fill(find("p"), title, artist).href = url;
  Object.assign(find("img"), { sizes: "3rem", srcset, src: cover, hidden: !cover });
  all("button", list).forEach((button, place) => (button.ariaCurrent = place === index || null));
  find('[value="1"]').ariaDisabled = !queue[index + 1];
  if (session) session.metadata = new MediaMetadata({ title, artist, artwork: cover ? [{ src: cover }] : [] });
  show();
};

const start = (recordings, place, url, time, isHeld) => {
  queue = recordings;
  source = url;
  const lines = queue.map(({ title, artist }) => {
    const item = line.cloneNode(true);
    fill(item.firstElementChild, title, artist);
    return item;
  });
  list.replaceChildren(...lines);
  document.body.append(bar);
  go(place, time, isHeld);
};

// A track goes on with those below it, a card with those of its wall.
const startAt = (part, time) => {
  const audio = audioOf(part);
  const whole = audio.closest(".tracks, .wall") ?? audio.parentElement;
  const audios = all("audio", whole);
  start(audios.map(recording), audios.indexOf(audio), whole.matches(".tracks") && shown, time);
};

const step = (way) => {
  if (way < 0 && (sound.currentTime > 3 || !index)) sound.currentTime = 0;
  else if (queue[index + way]) go(index + way);
};

const toggle = () => (sound.paused ? sound.play().catch(show) : sound.pause());

const press = async (button) => {
  if (isOwn(button)) return toggle();
  if (!("play" in button.dataset)) return startAt(button);
  const url = listOf(button);
  start(all(".tracks audio", url === shown ? document : await read(url)).map(recording), 0, url);
};

addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (button?.matches(".play")) press(button);
  else if (!bar.contains(button)) return;
  else if (button.value) step(+button.value);
  else if (list.contains(button)) go(all("button", list).indexOf(button));
  else {
    sound.pause();
    bar.remove();
    show();
    document.getElementById("_main").focus({ preventScroll: true });
  }
});
addEventListener("input", ({ target }) => {
  if (!target.matches(".seek")) return;
  if (isOwn(target)) sound.currentTime = target.value;
  else startAt(target, target.value);
});

const on = (names, act) => names.split(" ").forEach((name) => sound.addEventListener(name, act));
on("play pause", show);
on("ended", () => step(1));
// One failure is passed over.
on("error", () => errors++ || step(1));
on("playing", () => (errors = 0));
on("timeupdate durationchange seeking", tick);
on("durationchange seeked play", () => {
  session?.setPositionState({ duration: total(), position: Math.min(sound.currentTime, total()) });
});
// Another player of the page begins.
document.addEventListener("play", () => sound.pause(), true);

const acts = {
  play: toggle,
  pause: toggle,
  previoustrack: () => step(-1),
  nexttrack: () => step(1),
  seekto: ({ seekTime }) => (sound.currentTime = seekTime),
  seekbackward: ({ seekOffset = 10 }) => (sound.currentTime -= seekOffset),
  seekforward: ({ seekOffset = 10 }) => (sound.currentTime += seekOffset),
};
for (const name in acts) session?.setActionHandler(name, acts[name]);

onLink("a[href]:not([target], [download], [data-more], [data-photo])", (link) => {
  const url = new URL(link);
  const isFile = /\.(?!html$)\w+$/.test(url.pathname);
  if (!bar.isConnected || isFile || !url.href.startsWith(base) || (url.hash && pageOf(url) === shown)) return false;
  visit(url, true);
});

// Players within words get the same controls.
const dress = () => {
  for (const audio of all("main audio:not(.play ~ audio)")) {
    const row = find(".sound").cloneNode(true);
    row.prepend(find(".play").cloneNode(true));
    audio.before(row);
    row.append(audio);
  }
  show();
};
addEventListener("swap", dress);
dress();

// After a reload it stands where it was.
addEventListener("pagehide", () => {
  if (bar.isConnected) store.player = JSON.stringify({ markup, queue, index, source, time: sound.currentTime });
  else delete store.player;
});
if (kept) start(kept.queue, kept.index, kept.source, kept.time, true);
