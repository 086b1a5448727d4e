import { createServer } from 'node:net';

/** Returns a free port, or the wanted one. Rejects if that is taken. */
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
