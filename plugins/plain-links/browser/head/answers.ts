// Older browsers do not open the answer to which an address leads.
function openAnswer(): void {
  const ids = document.querySelectorAll("details:not([open]) [id]");
  const target = [...ids].find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
  target?.closest("details")?.setAttribute("open", "");
  target?.scrollIntoView();
}

addEventListener("DOMContentLoaded", openAnswer);
addEventListener("hashchange", openAnswer);
