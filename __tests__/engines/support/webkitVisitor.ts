import { type ChildProcess, spawn } from "node:child_process";
import { Builder, By, error, type WebDriver } from "selenium-webdriver";
import { ALERT_PATIENCE, pause, until, type Visitor } from "./visitor";

const DISPLAY = ":93";
const PORT = 5593;

/** WebKitGTK's small browser, under a virtual display: it cannot do without one. */
export class WebKitVisitor implements Visitor {
  private constructor(
    private readonly driver: WebDriver,
    private readonly processes: ChildProcess[],
  ) {}

  static async launch(miniBrowser: string) {
    const display = spawn("Xvfb", [DISPLAY, "-screen", "0", "1920x1200x24"], { stdio: "ignore" });
    const env = {
      ...process.env,
      DISPLAY,
      // As root in a container, its sandbox cannot be set up.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    };
    const server = spawn("WebKitWebDriver", [`--port=${PORT}`], { env, stdio: "ignore" });
    const address = `http://127.0.0.1:${PORT}`;
    await until("the WebKit driver answers", async () => (await fetch(`${address}/status`)).ok);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
      })
      .build();
    await driver.manage().setTimeouts({ script: 30_000 });
    return new WebKitVisitor(driver, [server, display]);
  }

  async open(url: string) {
    await this.driver.get(url);
  }

  async back() {
    await this.driver.navigate().back();
  }

  async click(selector: string) {
    await this.driver.findElement(By.css(selector)).click();
  }

  async fill(selector: string, text: string) {
    const field = this.driver.findElement(By.css(selector));
    // This driver refuses what is out of view instead of scrolling to it.
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", field);
    await field.clear();
    await field.sendKeys(text);
  }

  async resize(width: number, height: number) {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.driver.executeAsyncScript<Value>(
      `const done = arguments[0]; Promise.resolve(${expression}).then(done);`,
    );
  }

  async acceptAlert() {
    for (let waited = 0; waited < ALERT_PATIENCE; waited += 50) {
      try {
        const alert = await this.driver.switchTo().alert();
        const text = await alert.getText();
        await alert.accept();
        return text;
      } catch (reason) {
        if (!(reason instanceof error.NoSuchAlertError)) throw reason;
        await pause(50);
      }
    }
    return null;
  }

  async close() {
    await this.driver.quit();
    for (const child of this.processes) child.kill();
  }
}
