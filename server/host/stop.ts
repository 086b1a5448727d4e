import type { Server } from 'node:http';

/** Our choice: shorter than the time after which a supervisor kills a process. */
export const GRACE_MS = 10_000;
const SWEEP_MS = 20;

/** Stops accepting connections, waits for calls to end, then drops the rest. */
export function stop(server: Server, onStopped: () => void, graceMs = GRACE_MS): void {
  // A connection is idle once its call is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearInterval(sweep);
    clearTimeout(grace);
    onStopped();
  });
}
