import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { chromium, expect } from "@playwright/test";
import { windowedLaunchOptions } from "./chromium";

const options = [
  "--headless=new",
  "--no-sandbox",
  "--remote-debugging-pipe",
  "--no-first-run",
  "--disable-background-networking",
  "--window-size=1280,800",
  // Otherwise, nothing hovers on a machine without a mouse.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2",
];

// biome-ignore lint/suspicious/noExplicitAny: answers and events of the protocol have many shapes.
type Message = any;

/**
 * A tab in a Chromium with the cache for Back and Forward, and in which a page may be rendered ahead. Playwright turns both off.
 * Such a page is another target of the Chrome DevTools Protocol, to which only the target of the tab leads.
 */
export class RealTab {
  private readonly browser: ChildProcess;
  private lastId = 0;
  private readonly waiting = new Map<
    number,
    { sessionId: string | undefined; answer: (message: Message) => void }
  >();
  /** What Chromium says of each page of the tab, by the session with the page. */
  private readonly pages = new Map<string, { targetId: string; type: string; subtype?: string }>();

  private constructor(private readonly profile: string) {
    const program = windowedLaunchOptions().executablePath ?? chromium.executablePath();
    this.browser = spawn(program, [...options, `--user-data-dir=${profile}`], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    let received = "";
    (this.browser.stdio[4] as Readable).setEncoding("utf8").on("data", (text: string) => {
      const messages = (received + text).split("\0");
      received = messages.pop() ?? "";
      for (const message of messages) this.receive(JSON.parse(message));
    });
  }

  static async open(url: string): Promise<RealTab> {
    const tab = new RealTab(await mkdtemp(join(tmpdir(), "real-tab-")));
    const { targetId } = await tab.send("Target.createTarget", {
      url: "about:blank",
      forTab: true,
    });
    const flat = { flatten: true };
    const { sessionId } = await tab.send("Target.attachToTarget", { targetId, ...flat });
    const all = { autoAttach: true, waitForDebuggerOnStart: false, ...flat };
    await tab.send("Target.setAutoAttach", all, sessionId);
    await tab.send("Page.navigate", { url }, tab.shown);
    return tab;
  }

  async close(): Promise<void> {
    this.browser.kill();
    await once(this.browser, "exit");
    // It may still write its last files.
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private receive({ id, method, params, ...answer }: Message): void {
    this.waiting.get(id)?.answer(answer);
    if (method === "Target.attachedToTarget") this.pages.set(params.sessionId, params.targetInfo);
    if (method === "Target.detachedFromTarget") {
      this.pages.delete(params.sessionId);
      for (const { sessionId, answer: end } of this.waiting.values()) {
        if (sessionId === params.sessionId) end({ error: { message: "the page is gone" } });
      }
    }
    if (method === "Target.targetInfoChanged") {
      for (const page of this.pages.values()) {
        if (page.targetId === params.targetInfo.targetId)
          Object.assign(page, { subtype: undefined }, params.targetInfo);
      }
    }
  }

  private async send(method: string, params: object, sessionId?: string): Promise<Message> {
    this.lastId += 1;
    const id = this.lastId;
    const answered = new Promise<Message>((answer) => this.waiting.set(id, { sessionId, answer }));
    const message = JSON.stringify({ id, method, params, sessionId });
    (this.browser.stdio[3] as Writable).write(`${message}\0`);
    const { result, error } = await answered;
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  private sessions(subtype?: string): string[] {
    const pages = [...this.pages].filter(([, page]) => page.type === "page");
    return pages.filter(([, page]) => page.subtype === subtype).map(([session]) => session);
  }

  private get shown(): string {
    return this.sessions()[0] as string;
  }

  /** Runs a function in the page that is shown. */
  run<Result, Argument>(act: (argument: Argument) => Result, argument?: Argument) {
    return this.runIn(this.shown, act, argument);
  }

  /** Runs a function in each page that is rendered ahead. */
  runAhead<Result>(act: () => Result): Promise<Awaited<Result>[]> {
    return Promise.all(this.sessions("prerender").map((session) => this.runIn(session, act)));
  }

  private async runIn<Result, Argument>(
    session: string,
    act: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const expression = `(${act})(${JSON.stringify(argument)})`;
    const how = { awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this.send(
      "Runtime.evaluate",
      { expression, ...how },
      session,
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  async hover(selector: string): Promise<void> {
    await this.mouse("mouseMoved", selector);
  }

  async click(selector: string): Promise<void> {
    await this.mouse("mousePressed", selector);
    await this.mouse("mouseReleased", selector);
  }

  private async mouse(type: string, selector: string): Promise<void> {
    const place = await this.run((target) => {
      const element = document.querySelector(target);
      element?.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type, ...place, ...button }, this.shown);
  }

  /** Types at the end of a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.run((target) => {
      const field = document.querySelector<HTMLInputElement>(target);
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    }, selector);
    await this.send("Input.insertText", { text }, this.shown);
  }

  async back(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()));
  }

  /** Hides the tab behind another one. */
  async hide(): Promise<void> {
    await this.send("Target.createTarget", { url: "about:blank" });
    await expect.poll(() => this.run(() => document.visibilityState)).toBe("hidden");
  }
}
