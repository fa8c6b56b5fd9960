// Remembers the layout. It runs right after the choice, so no other is seen first.

const choose = () => {
  for (const input of document.querySelectorAll(".layouts input")) input.checked ||= input.value === store.layout;
};
choose();
addEventListener("swap", choose);
addEventListener("change", ({ target }) => target.name === "layout" && (store.layout = target.value));
