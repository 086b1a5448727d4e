import type { Switches } from './organisation.ts';

/** Returns the page of a brand that paused or hasn't launched, or null. Our choice of pages: screens.md section 2. */
export function closedPageOf(
  { acceptingApplications, launchDate }: Readonly<Switches>,
  today: string | null,
): 'notAcceptingApps' | 'comingSoon' | null {
  if (!acceptingApplications) return 'notAcceptingApps';
  if (launchDate === 'SOON') return 'comingSoon';
  return launchDate !== null && today !== null && today < launchDate ? 'comingSoon' : null;
}
