import { bytesIn, createBudget, type Lifetime } from './budget.ts';
import { LOSS } from './losses.ts';
import { PAGE_BEGINS, TOO_MUCH } from './workerMemory.ts';

/** A page over the budget is dropped. If the worker then sends this much more, it is stopped. */
const BYTES_UNTIL_END = 400_000_000;

export interface WatchedWorker {
  losses(): number;
  /** Records that something on the current page is left out. */
  lose(): void;
  /** Starts another page. The signal aborts if the page takes more than the budget allows. */
  begin(): AbortSignal;
  /** Counts bytes that the current page takes while it is visible. */
  take(bytes: number): void;
  /** Call when the current page has been drawn. Returns a function that gives back what it took. */
  keep(): () => void;
}

/** Counts what a worker sends against its document's budget, and calls `end` if it sends too much (FT-106). */
export function watchWorker(worker: Worker, end: () => void): WatchedWorker {
  const budget = createBudget();
  let losses = 0;
  let currentPage = new AbortController();
  let bytesTooMuch = 0;
  const take = (bytes: number, lifetime: Lifetime) => {
    if (bytes === 0 || budget.take(bytes, lifetime)) return;
    currentPage.abort(new RangeError('This page takes too much memory'));
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
      currentPage = new AbortController();
      bytesTooMuch = 0;
      budget.begin();
      worker.postMessage(PAGE_BEGINS);
      return currentPage.signal;
    },
    take: (bytes) => take(bytes, 'sight'),
    keep: () => budget.keep(),
  };
}
