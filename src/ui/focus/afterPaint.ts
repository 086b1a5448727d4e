/** In a tab that nobody looks at nothing is painted; what waits for it comes after so long. */
const UNPAINTED_MS = 100;

/** Calls back once what is in the page now has been painted; what it returns calls that off. */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, UNPAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
