/*
 * In develop, Gatsby and `dataProblemsDialog` each keep an event stream open in every tab. A browser opens at
 * most six connections to one host, so the fourth tab would wait forever. With this class, all tabs together
 * open one connection for each stream: one tab receives the events and passes them on.
 */

const OwnEventSource = EventSource;

export class SharedEventSource {
  onmessage: ((event: { data: string }) => void) | null = null;
  private readonly channel: BroadcastChannel;
  private readonly closing = new AbortController();

  constructor(url: string) {
    this.channel = new BroadcastChannel(url);
    this.channel.onmessage = ({ data }) => this.receive(data);
    // A new tab has missed the last event, so it asks for it.
    this.channel.postMessage(null);
    const { signal } = this.closing;
    // The lock is free again as soon as its tab is closed. Then the next tab opens the stream.
    navigator.locks.request(url, { signal }, () => this.passOn(url, signal)).catch(() => {});
  }

  close(): void {
    this.closing.abort();
    this.channel.close();
  }

  private receive(data: string | null): void {
    if (data !== null) this.onmessage?.({ data });
  }

  private passOn(url: string, signal: AbortSignal): Promise<void> {
    const source = new OwnEventSource(url);
    let last: string | null = null;
    source.onmessage = ({ data }) => {
      last = data;
      this.channel.postMessage(data);
      this.receive(data);
    };
    this.channel.onmessage = ({ data }) => {
      if (data === null) this.channel.postMessage(last);
    };
    return new Promise((resolve) => {
      signal.addEventListener("abort", () => {
        source.close();
        resolve();
      });
    });
  }
}

// Browsers have locks on https and localhost only. Elsewhere, each tab keeps its own streams.
if (navigator.locks) Object.assign(window, { EventSource: SharedEventSource });
