import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { ALERT_PATIENCE, pause, type Visitor } from "./visitor";

/** Chromium, or Firefox over WebDriver BiDi. */
export class PuppeteerVisitor implements Visitor {
  private readonly alerts: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    page.on("dialog", async (dialog) => {
      this.alerts.push(dialog.message());
      await dialog.accept();
    });
  }

  static async launch(browserName: "chrome" | "firefox", executablePath: string) {
    const options: LaunchOptions = { browser: browserName, executablePath, headless: true };
    if (browserName === "chrome") options.args = ["--no-sandbox"];
    const browser = await puppeteer.launch(options);
    return new PuppeteerVisitor(browser, await browser.newPage());
  }

  async open(url: string) {
    await this.page.goto(url);
  }

  async back() {
    await this.page.goBack();
  }

  async click(selector: string) {
    await this.page.click(selector);
  }

  async fill(selector: string, text: string) {
    await this.page.$eval(selector, (field) => (field as HTMLInputElement).select());
    await this.page.type(selector, text);
  }

  async resize(width: number, height: number) {
    await this.page.setViewport({ width, height });
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.page.evaluate(expression)) as Value;
  }

  async acceptAlert() {
    for (let waited = 0; waited < ALERT_PATIENCE && this.alerts.length === 0; waited += 50) {
      await pause(50);
    }
    return this.alerts.shift() ?? null;
  }

  async close() {
    await this.browser.close();
  }
}
