import type { Organisation } from '#store/org/organisation.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import type { Location } from '#store/shell/slice.ts';

/**
 * The pages that are painted at build time (decision 14): the first question, the quiet place that every deep link
 * starts from, and the page of a brand that takes no applications.
 */
export const paintedPages = ['register', 'shell', 'closed'] as const;
export type PaintedPage = (typeof paintedPages)[number];

export const isPaintedPage = (name: string | undefined): name is PaintedPage =>
  paintedPages.some((page) => page === name);

/** An application that is nobody's: whoever opens it waits. */
const NO_APPLICATION = '00000000-0000-0000-0000-000000000000';

/** The address that a page was painted at. Hydration starts there, wherever the person really is. */
export function paintedPlace(page: PaintedPage, { switches }: Organisation): Location {
  const isLaunched = switches.launchDate === null || !switches.acceptingApplications;
  const path = {
    register: 'register-v2',
    shell: NO_APPLICATION,
    closed: isLaunched ? 'not-accepting-apps' : 'coming-soon',
  }[page];
  return { pathname: `${BASE_PATH}/${path}`, search: '' };
}
