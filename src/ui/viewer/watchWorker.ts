import { bytesIn, createBudget, type Lifetime } from './budget.ts';
import { LOSS } from './losses.ts';
import { PAGE_BEGINS, TOO_MUCH } from './workerMemory.ts';

/** A page is dropped above the budget; the worker is ended where it then sends as much again. */
const BYTES_UNTIL_END = 400_000_000;

export interface WatchedWorker {
  /** What was left out so far. */
  losses(): number;
  /** Something of the page in hand is left out. */
  lose(): void;
  /** Another page is in hand; the signal aborts where it takes more than the budget has. */
  begin(): AbortSignal;
  /** The page in hand takes this as long as it is in sight. */
  take(bytes: number): void;
  /** The page in hand is drawn; returns the function that gives back what it took. */
  keep(): () => void;
}

/** Follows what a worker sends: it is counted against one budget of its document, and `end` is called above it (FT-106). */
export function watchWorker(worker: Worker, end: () => void): WatchedWorker {
  const budget = createBudget();
  let losses = 0;
  let hand = new AbortController();
  let bytesTooMuch = 0;
  const take = (bytes: number, lifetime: Lifetime) => {
    if (bytes === 0 || budget.take(bytes, lifetime)) return;
    hand.abort(new RangeError('This page takes too much memory'));
    bytesTooMuch += bytes;
    if (bytesTooMuch > BYTES_UNTIL_END) end();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === LOSS) losses += 1;
    if (data === TOO_MUCH) end();
    const { page, sight, document } = bytesIn(data);
    take(page, 'page');
    take(sight, 'sight');
    take(document, 'document');
  });

  return {
    losses: () => losses,
    lose() {
      losses += 1;
    },
    begin() {
      hand = new AbortController();
      bytesTooMuch = 0;
      budget.begin();
      worker.postMessage(PAGE_BEGINS);
      return hand.signal;
    },
    take: (bytes) => take(bytes, 'sight'),
    keep: () => budget.keep(),
  };
}
