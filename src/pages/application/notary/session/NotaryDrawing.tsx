/** Replaces the notary's picture, because the sandbox has no video. */
export function NotaryDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <rect width="320" height="200" fill="var(--color-surface-quiet)" />
      <circle cx="160" cy="82" r="34" fill="var(--color-brand-quiet)" />
      <path d="M84 200c4-46 36-72 76-72s72 26 76 72z" fill="var(--color-brand)" />
      <path d="M160 128v36" stroke="var(--color-on-brand)" strokeWidth="6" />
    </svg>
  );
}
