import type { Organisation } from '#store/org/organisation.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import type { Location } from '#store/shell/slice.ts';

/**
 * The prerendered pages (decision 14): the first question, the placeholder for every deep link, and the page of a brand
 * that takes no applications.
 */
export const prerenderedPages = ['register', 'shell', 'closed'] as const;
export type PrerenderedPage = (typeof prerenderedPages)[number];

export const isPrerenderedPage = (name: string | undefined): name is PrerenderedPage =>
  prerenderedPages.some((page) => page === name);

/** The id of a dummy application. Its page is the placeholder. */
const NO_APPLICATION = '00000000-0000-0000-0000-000000000000';

/** Returns the location that a page is prerendered and hydrated with, whatever the real one is. */
export function prerenderedLocation(page: PrerenderedPage, { switches }: Organisation): Location {
  const isLaunched = switches.launchDate === null || !switches.acceptingApplications;
  const path = {
    register: 'register-v2',
    shell: NO_APPLICATION,
    closed: isLaunched ? 'not-accepting-apps' : 'coming-soon',
  }[page];
  return { pathname: `${BASE_PATH}/${path}`, search: '' };
}
