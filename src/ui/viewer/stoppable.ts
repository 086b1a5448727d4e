/** Runs a task that can be stopped. Rejects once the signal has aborted. */
export async function stoppable<T>(
  signal: AbortSignal,
  stop: () => void,
  task: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await task();
    signal.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
