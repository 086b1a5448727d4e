import type { Server } from 'node:http';

/** chosen: shorter than the time after which a supervisor kills a process. */
export const GRACE_MS = 10_000;
const SWEEP_MS = 20;

/** Takes no new connection, lets the calls in flight end for a while, then breaks what is left. */
export function stop(server: Server, onStopped: () => void, graceMs = GRACE_MS): void {
  // A connection whose call has its answer is idle from then on.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearInterval(sweep);
    clearTimeout(grace);
    onStopped();
  });
}
