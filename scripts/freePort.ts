import { createServer } from 'node:net';

/** A port of this machine that nobody listens on: the wanted one, or any; rejects where that is taken. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const found = server.address();
      server.close(() =>
        typeof found === 'object' && found !== null
          ? resolve(found.port)
          : reject(new Error('No port')),
      );
    });
  });
