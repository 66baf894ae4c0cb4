import { type ChildProcess, spawn } from "node:child_process";
import { Builder, By, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../freePort";
import { requireProgram } from "../programs";
import type { Engine } from "./engine";

/** Starts WebKitGTK. It needs a screen, so it runs in the virtual screen of Xvfb. */
export async function startWebkit(): Promise<Engine> {
  const program = requireProgram("WebKitWebDriver");
  const port = await freePort();
  const server = spawn(
    requireProgram("xvfb-run"),
    ["-a", program, `--port=${port}`],
    // Starts a process group, so that Xvfb and the driver can be stopped together.
    { detached: true, stdio: "ignore" },
  );
  const driver = await connect(`http://localhost:${port}`);
  return {
    open: (url) => driver.get(url),
    run: (action, ...args) =>
      driver.executeScript(`return (${action}).apply(null, arguments)`, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: async (selector, text) => {
      const field = driver.findElement(By.css(selector));
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", field);
      await field.sendKeys(text);
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    close: () => driver.quit().finally(() => endGroup(server)),
  };
}

async function connect(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid);
}
