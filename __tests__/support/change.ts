/** New values by field, such as `{ "rates[0].member": 9 }`, or a function that changes the content. */
export type Change<Content> = Record<string, unknown> | ((draft: Content) => void);

export function applyChange<Content>(draft: Content, change: Change<Content>): void {
  if (typeof change === "function") change(draft);
  else for (const [path, value] of Object.entries(change)) setAt(draft, path, value);
}

function setAt(draft: unknown, path: string, value: unknown): void {
  const steps = path.match(/\w+/g) as string[];
  const field = steps.pop() as string;
  const block = steps.reduce<unknown>((inside, step) => Object(inside)[step], draft);
  Object.assign(block as object, { [field]: value });
}
