export interface QueueLimits {
  /** How many jobs run at a time. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
}

/** Runs jobs that strangers can cause and that occupy a thread of Node's pool, so that others find one free (S7). */
export function createQueue({ atOnce, waiting }: QueueLimits) {
  const line: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };

  /** Runs a job in its turn; null if too many wait. */
  return <T>(job: () => Promise<T>): Promise<T> | null =>
    line.length < waiting || running < atOnce ? inTurn(job) : null;
}
