// What was published on the reader's day in earlier years. It runs behind its place, so nothing moves.
{
  const show = async () => {
    const place = document.querySelector("[data-days][hidden]");
    const now = new Date();
    const day = new Date(Date.UTC(2000, now.getMonth(), now.getDate()));
    const mark = place?.dataset.days[(day - Date.UTC(2000)) / 864e5];
    const isPast = (year) => year < now.getFullYear();
    if (!(mark > 0 && isPast(place.dataset.year - mark + 1))) return;
    place.hidden = false;
    const link = place.querySelector("a");
    link.href += day.toISOString().slice(5, 10) + "/";
    const answer = await fetch(link).catch(() => {});
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const words = [...page.querySelectorAll(".card")].flatMap((card) => {
      const year = card.querySelector("time")?.dateTime.slice(0, 4);
      if (!isPast(year) && !card.matches(".card-memories")) return [];
      return `${year} ${card.querySelector("h2").textContent.trim()}`;
    });
    place.querySelector("span").textContent = [page.querySelector("h1").textContent, ...words].join(" · ");
  };
  show();
  addEventListener("swap", show);
}
