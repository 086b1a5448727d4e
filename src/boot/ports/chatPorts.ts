import type { ChatPorts, Socket } from '#sagas/ports.ts';

/** Opens a WebSocket at an address, or at a path of the page's own host. */
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

function download(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: '', target: '_blank', rel: 'noopener' });
  link.click();
}

/** What a chat needs of the browser, loaded with it. */
export const chatPorts: ChatPorts = { openSocket, download };
