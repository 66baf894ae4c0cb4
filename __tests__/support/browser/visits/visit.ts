/** An entry of the tab's history. */
export type Entry = {
  /** Path, query and fragment. */
  address: string;
  /** In px: how far the visitor had scrolled down when they left it. */
  place: number;
  /** In px: the height of the answer that was open then. A new load of the document closes it. */
  answerHeight: number;
};

const top = { place: 0, answerHeight: 0 };

/** What a visit should have come to after its steps so far. */
export class Visit {
  private entries: Entry[];
  private index = 0;
  /** What was typed into the inquiry form and not sent. */
  readonly typed: Record<string, string> = {};
  isOffline = false;

  constructor(address: string) {
    this.entries = [{ address, ...top }];
  }

  get entry(): Entry {
    return this.entries[this.index] as Entry;
  }

  get path(): string {
    return this.entry.address.replace(/[?#].*/, "");
  }

  /** Whether the history has an entry so many steps forward. */
  has(steps: number): boolean {
    return this.index + steps in this.entries;
  }

  go(steps: number): void {
    this.index += steps;
  }

  /** Like a browser: a link to the current address adds no entry. */
  open(address: string): void {
    if (address === this.entry.address) return;
    this.index += 1;
    this.entries = [...this.entries.slice(0, this.index), { address, ...top }];
  }

  replace(address: string): void {
    this.entry.address = address;
  }

  /** The entry of a dialog has taken the place of the entries after this one. */
  forgetForward(): void {
    this.entries.length = this.index + 1;
  }
}
