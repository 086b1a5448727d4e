/*
 * What a browser has and Node lacks, for packages that look for it when they load. Import this file first. The request
 * implements as much of XMLHttpRequest as @twilio/mcs-client uses.
 */
import { WebSocket } from 'ws';

class Request {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  #method = 'GET';
  #url = '';
  #received = new Headers();
  readonly #sent = new Headers();
  readonly #over = new AbortController();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#sent.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.#received.get(name);
  }
  getAllResponseHeaders() {
    return [...this.#received].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort() {
    this.#over.abort();
  }
  send(body?: BodyInit) {
    void this.#fetch(body);
  }

  async #fetch(body: BodyInit | undefined) {
    try {
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#sent,
        signal: this.#over.signal,
        ...(body !== undefined && { body }),
      });
      this.responseText = await answer.text();
      this.#received = answer.headers;
      this.status = answer.status;
      this.statusText = answer.statusText;
    } catch {
      this.status = 0;
    }
    this.readyState = 4;
    this.onreadystatechange?.();
  }
}

const given: Record<string, unknown> = { self: globalThis, XMLHttpRequest: Request, WebSocket };
for (const [name, value] of Object.entries(given))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });

/** A closed page has no timers, but the package leaves some for its unanswered requests and its next attempts. */
const LONG_MS = 5_000;
const { setTimeout: ofNode } = globalThis;
const timers = new Set<NodeJS.Timeout>();
let isOver = false;
Object.defineProperty(globalThis, 'setTimeout', {
  writable: true,
  value: (run: () => void, ms?: number) => {
    const timer = ofNode(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return isOver || (ms ?? 0) > LONG_MS ? timer.unref() : timer;
  },
});
afterAll(() => {
  isOver = true;
  for (const timer of timers) timer.unref();
});
