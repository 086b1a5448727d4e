import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly ms: number;
  /** For the heap. The bytes of files aren't included. */
  readonly megabytes: number;
}

const isOutOfMemory = (error: unknown) =>
  (error as Partial<NodeJS.ErrnoException> | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Returns a script's answer from its own thread, or null if it exceeds its limits or doesn't answer. */
export function askThread(
  script: URL,
  question: unknown,
  { ms, megabytes }: ThreadLimits,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const worker = new Worker(script, { workerData: question, resourceLimits });
    const timer = setTimeout(() => void worker.terminate(), ms);
    let answer: unknown = null;
    worker.once('message', (received: unknown) => {
      answer = received;
    });
    worker.once('error', (error) => {
      if (!isOutOfMemory(error)) reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
