import { createServer } from 'node:net';

/** A free port, or the wanted one; rejects where that is taken. */
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
