import { registerServiceWorker } from "../../../src/browser/registerServiceWorker";

const register = jest.fn();

describe("registerServiceWorker", () => {
  beforeEach(() => {
    Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
    jest.spyOn(console, "info").mockImplementation(() => undefined);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  afterEach(() => jest.restoreAllMocks());

  it("registers /sw.js and logs success", async () => {
    register.mockResolvedValue({ scope: "https://midnight-lobby.example/" });
    await registerServiceWorker();
    expect(register).toHaveBeenCalledWith("/sw.js");
    expect(console.info).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("logs a failure without throwing it", async () => {
    const failure = new Error("no sw.js");
    register.mockRejectedValue(failure);
    await registerServiceWorker();
    expect(console.error).toHaveBeenCalledWith(expect.any(String), failure);
    expect(console.info).not.toHaveBeenCalled();
  });

  it("does nothing in a browser without service workers", async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    await registerServiceWorker();
    expect(console.error).not.toHaveBeenCalled();
  });
});
