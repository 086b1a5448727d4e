import type { IncomingMessage } from 'node:http';

export interface BodyPace {
  /** A body may take this long at any pace. */
  readonly freeMs: number;
  /** Bytes that every further second must bring, on average. */
  readonly bytesPerSecond: number;
}

const CHECKS = 6;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface UnfinishedBody {
  readonly request: IncomingMessage;
  readonly began: number;
  /** Bytes that the connection received before this body. */
  readonly bytesBefore: number;
  readonly end: () => void;
}

const arrivedOf = ({ request, bytesBefore }: UnfinishedBody) =>
  request.socket.bytesRead - bytesBefore;

/** Ends bodies that arrive too slowly. If more than `most` are unfinished, drops the slowest of the others. */
export function createBodies(most: number) {
  const unfinished = new Set<UnfinishedBody>();

  function makeRoom(now: number): void {
    if (unfinished.size < most) return;
    let others = 0;
    let slowest: UnfinishedBody | null = null;
    let slowestPace = Infinity;
    for (const body of unfinished) {
      if (body.request.complete) continue;
      others += 1;
      const pace = arrivedOf(body) / (now - body.began);
      if (pace < slowestPace) [slowest, slowestPace] = [body, pace];
    }
    if (others >= most) slowest?.end();
  }

  /** Calls `onLate` if the request's body is too slow or must make room. */
  return function keepPace(
    request: IncomingMessage,
    { freeMs, bytesPerSecond }: BodyPace,
    onLate: () => void,
  ): void {
    if (!hasBody(request)) return;
    const began = performance.now();
    makeRoom(began);
    const timer = setInterval(() => {
      const lateMs = performance.now() - began - freeMs;
      if (lateMs >= 0 && arrivedOf(body) < (lateMs / 1_000) * bytesPerSecond) body.end();
    }, freeMs / CHECKS).unref();
    const forget = () => {
      clearInterval(timer);
      unfinished.delete(body);
    };
    const body: UnfinishedBody = {
      request,
      began,
      bytesBefore: request.socket.bytesRead,
      end: () => {
        forget();
        if (!request.complete) onLate();
      },
    };
    unfinished.add(body);
    request.once('close', forget);
  };
}
