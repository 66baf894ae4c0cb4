import type { Problem } from "../build/content/check/problem";

const MESSAGE = "field-message";

/** The form marks each field with its path, such as `rates.1.member`. */
const FIELD = "[data-key-path]";

/** Removes the messages of an earlier save, shows each mistake at its field, and scrolls to the first. */
export async function showAtFields(problems: readonly Problem[]): Promise<void> {
  removeMessages(document);
  for (const { field = "", message } of problems) {
    const element = document.createElement("p");
    element.className = MESSAGE;
    element.setAttribute("role", "alert");
    element.textContent = message;
    (await reveal(pathOf(field)))?.append(element);
  }
  document.querySelector(`.${MESSAGE}`)?.scrollIntoView({ block: "center" });
}

/** Removes a message as soon as somebody types into its field. */
export function removeMessagesOnInput(): void {
  document.addEventListener("input", ({ target }) => {
    const field = target instanceof Element ? target.closest(FIELD) : null;
    if (field) removeMessages(field);
  });
}

function removeMessages(inside: ParentNode): void {
  for (const message of inside.querySelectorAll(`.${MESSAGE}`)) message.remove();
}

/** `rates[1].member` becomes `["rates", "1", "member"]`. */
const pathOf = (field: string) => field.split(/[.[\]]+/).filter((step) => step !== "");

/** Unfolds what is around a field, and returns its element. If the form has no such field, returns the block around it. */
async function reveal(path: string[]): Promise<Element | null> {
  let found: Element | null = document.querySelector(FIELD);
  const form = found?.parentElement ?? null;
  for (const [index, step] of path.entries()) {
    const fieldPath = path.slice(0, index + 1).join(".");
    const entry = found?.querySelector(".item-list")?.children[Number(step)];
    const next: Element | null = entry ?? (await find(index === 0 ? form : found, fieldPath));
    if (!next) break;
    next.scrollIntoView();
    await rendered();
    const fold = next.querySelector<HTMLElement>("button[aria-controls]");
    if (fold?.ariaExpanded === "false") fold.click();
    await rendered();
    found = document.querySelector(selectorOf(fieldPath)) ?? next;
  }
  return found;
}

/** Scrolls until the form has rendered a field: it renders each when it comes into view, and a placeholder before. */
async function find(inside: Element | null, fieldPath: string): Promise<Element | null> {
  const field = inside?.querySelector(selectorOf(fieldPath));
  const placeholder = inside?.querySelector(".placeholder");
  if (field || !placeholder) return field ?? null;
  placeholder.scrollIntoView();
  await rendered();
  return placeholder.isConnected ? null : find(inside, fieldPath);
}

const selectorOf = (fieldPath: string) => `[data-key-path="${fieldPath}"]`;

/** Waits for two frames: one until the editor sees what came into view, one until it has rendered it. */
async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
