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

/** A body of which a part is still missing. */
interface UnfinishedBody {
  readonly request: IncomingMessage;
  readonly elapsedMs: () => number;
  readonly arrivedBytes: () => number;
  readonly end: () => void;
}

const paceOf = ({ arrivedBytes, elapsedMs }: UnfinishedBody) => arrivedBytes() / elapsedMs();

/** Ends the bodies that arrive too slowly. If more than `most` are unfinished, the slowest of the others makes room. */
export function createBodies(most: number) {
  const unfinished = new Set<UnfinishedBody>();

  function makeRoom(): void {
    const others = [...unfinished].filter(({ request }) => !request.complete);
    if (others.length < most) return;
    others.reduce((slowest, one) => (paceOf(one) < paceOf(slowest) ? one : slowest)).end();
  }

  /** Calls `onLate` if the request's body is too slow, or has to make room. */
  return function keepPace(
    request: IncomingMessage,
    { freeMs, bytesPerSecond }: BodyPace,
    onLate: () => void,
  ): void {
    if (!hasBody(request)) return;
    makeRoom();
    const { socket } = request;
    const [began, read] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      const lateMs = body.elapsedMs() - freeMs;
      if (lateMs >= 0 && body.arrivedBytes() < (lateMs / 1_000) * bytesPerSecond) body.end();
    }, freeMs / CHECKS).unref();
    const forget = () => {
      clearInterval(timer);
      unfinished.delete(body);
    };
    const body: UnfinishedBody = {
      request,
      elapsedMs: () => performance.now() - began,
      arrivedBytes: () => socket.bytesRead - read,
      end: () => {
        forget();
        if (!request.complete) onLate();
      },
    };
    unfinished.add(body);
    request.once('close', forget);
  };
}
