// Shows photos large.
import { onLink } from "./page.js";

const image = new Image();
const dialog = document.createElement("dialog");
let links, index, start;

const show = (step) => {
  index = (index + step + links.length) % links.length;
  const link = links[index];
  const part = (name) => dialog.querySelector(name);
  image.src = link.href;
  image.alt = part("small").textContent = link.querySelector("img").alt;
  part("span").textContent = link.nextElementSibling?.textContent;
  part("output").value = `${index + 1} / ${links.length}`;
};

const move = (way) => show(document.dir === "rtl" ? -way : way);

onLink("[data-photo]", (link) => {
  const { title, content } = document.querySelector(".photos");
  dialog.ariaLabel = title;
  dialog.replaceChildren(content.cloneNode(true));
  document.body.append(dialog);
  links = [...document.querySelectorAll("[data-photo]")].filter((other) => other.offsetParent);
  index = links.indexOf(link);
  show(0);
  dialog.firstElementChild.prepend(image);
  dialog.dataset.count = links.length;
  dialog.showModal();
  dialog.onclose = () => link.focus();
  dialog.onkeydown = ({ key }) => void (key === "ArrowLeft" ? move(-1) : key === "ArrowRight" && move(1));
  dialog.onpointerdown = (down) => (start = down.pointerType === "mouse" ? NaN : down.clientX);
  dialog.onpointerup = ({ clientX }) => Math.abs(clientX - start) > 40 && move(Math.sign(start - clientX));
  dialog.onclick = ({ target }) => {
    const step = target.closest("[value]")?.value;
    if (step) show(+step);
    else target.closest(".close") && dialog.close();
  };
});
