export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/**
 * Limits jobs that strangers can trigger and that block a thread of Node's pool, so other jobs find a free thread
 * (S7).
 */
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

  /** Runs a job in its turn. Returns null if too many are waiting. */
  return <T>(job: () => Promise<T>): Promise<T> | null =>
    line.length < waiting || running < atOnce ? inTurn(job) : null;
}
