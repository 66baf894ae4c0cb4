import { registerServiceWorker } from "../../../src/browser/registerServiceWorker";

const register = jest.fn();

describe("the registration of the service worker", () => {
  beforeEach(() => {
    Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
    jest.spyOn(console, "info").mockImplementation(() => undefined);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("is for /sw.js, and only logs success", async () => {
    register.mockResolvedValue({ scope: "https://midnight-lobby.example/" });
    await registerServiceWorker();
    expect(register).toHaveBeenCalledWith("/sw.js");
    expect(console.info).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("only logs a failure", async () => {
    const failure = new Error("no sw.js");
    register.mockRejectedValue(failure);
    await registerServiceWorker();
    expect(console.error).toHaveBeenCalledWith(expect.any(String), failure);
  });
});
