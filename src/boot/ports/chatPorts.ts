import type { ChatPorts, Socket } from '#sagas/ports.ts';

import { storedFiles } from './storedFiles.ts';

/** Opens a WebSocket at an address, or at a path on the page's own host. */
function openSocket(address: string): Socket {
  const url = new URL(address, location.href);
  if (url.protocol.startsWith('http')) url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  let isClosed = false;
  return {
    listen({ opened, received, closed }) {
      socket.addEventListener('open', () => isClosed || opened());
      socket.addEventListener('message', ({ data }) => {
        if (!isClosed && typeof data === 'string') received(data);
      });
      socket.addEventListener('close', ({ code }) => isClosed || closed(code));
    },
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close(code) {
      isClosed = true;
      socket.close(code);
    },
  };
}

function follow(href: string, name: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, target: '_blank', rel: 'noopener' });
  link.click();
}

/** Our choice: long enough for the browser to start saving. */
const SAVING_MS = 60_000;

const download: ChatPorts['download'] = async ({ address, name, token }) => {
  if (token === null) {
    follow(address, '');
    return true;
  }
  try {
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) return false;
    const local = URL.createObjectURL(await response.blob());
    follow(local, name);
    setTimeout(() => URL.revokeObjectURL(local), SAVING_MS);
    return true;
  } catch {
    return false;
  }
};

/** Returns whether this page holds the lock from now on. The browser releases it when the page goes away. */
const tryLock = (name: string, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    navigator.locks
      .request(name, { signal }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });

/** Our choice: a page that reloads may still hold its lock for a moment. */
const HANDOVER_MS = 250;

async function claimKey(keys: readonly string[]): Promise<string> {
  const [first = ''] = keys;
  // An insecure context has no `navigator.locks`.
  if (!('locks' in navigator)) return first;
  for (const key of keys)
    // Tries one name after the other, because the first free one is enough.
    // oxlint-disable-next-line no-await-in-loop
    if (await tryLock(key, AbortSignal.timeout(HANDOVER_MS))) return key;
  return first;
}

let claimed: ReturnType<ChatPorts['claim']> | null = null;

/** What the chat needs from the browser. It loads with the chat. */
export const chatPorts: ChatPorts = {
  openSocket,
  download,
  claim: (keys) => (claimed ??= claimKey(keys).then((key) => ({ key, files: storedFiles(key) }))),
};
