/** The delay in a hidden tab, which doesn't paint. */
const HIDDEN_TAB_DELAY_MS = 100;

/** Calls back after the next paint. Returns a function that cancels it. */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, HIDDEN_TAB_DELAY_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
