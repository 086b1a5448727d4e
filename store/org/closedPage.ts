import type { Switches } from './organisation.ts';

/** The page of a brand that paused or has not launched, or null (screens.md section 2, chosen). */
export function closedPageOf(
  { acceptingApplications, launchDate }: Readonly<Switches>,
  today: string | null,
): 'notAcceptingApps' | 'comingSoon' | null {
  if (!acceptingApplications) return 'notAcceptingApps';
  if (launchDate === 'SOON') return 'comingSoon';
  return launchDate !== null && today !== null && today < launchDate ? 'comingSoon' : null;
}
