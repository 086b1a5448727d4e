/** The delay in a hidden tab, which does not paint. */
const HIDDEN_TAB_DELAY_MS = 100;

/** Calls back after the next paint; the result cancels it. */
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
