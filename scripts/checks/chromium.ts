import { installFor, onPath } from './programs.ts';

/** Debian's package is preferred: without windows, it renders the same in two thirds of the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns CHROMIUM, or the first one on the path. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? NAMES.map(onPath).find((file) => file !== undefined);

/** Finds or installs the browser, because journeys are never skipped. */
export function requireChromium(): string {
  const found = findChromium() ?? installFor(PACKAGES, findChromium);
  if (found !== undefined) return found;
  throw new Error(
    'The journeys need Chromium: install it (apt-get install chromium-headless-shell, or chromium), or name it in CHROMIUM.',
  );
}
