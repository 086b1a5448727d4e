import type { IncomingMessage } from 'node:http';

/** How fast a request's body has to arrive. */
export interface BodyPace {
  /** How long a body may take at any pace. */
  readonly freeMs: number;
  /** The bytes that each further second has to bring, on average. */
  readonly bytesPerSecond: number;
}

const CHECKS = 6;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls `onLate` for a request whose body arrives too slowly. */
export function keepPace(
  request: IncomingMessage,
  { freeMs, bytesPerSecond }: BodyPace,
  onLate: () => void,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const [began, read] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const lateMs = performance.now() - began - freeMs;
    const arrived = socket.bytesRead - read;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (lateMs >= 0 && arrived < (lateMs / 1_000) * bytesPerSecond) {
      clearInterval(timer);
      onLate();
    }
  }, freeMs / CHECKS);
  timer.unref();
}
