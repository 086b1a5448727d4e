import type { Switches } from './organisation.ts';

/** Why a brand takes no applications, or null: it paused, or it has not launched (screens.md section 2, chosen). */
export function closedPageOf(
  { acceptingApplications, launchDate }: Readonly<Switches>,
  today: string | null,
): 'notAcceptingApps' | 'comingSoon' | null {
  if (!acceptingApplications) return 'notAcceptingApps';
  if (launchDate === 'SOON') return 'comingSoon';
  return launchDate !== null && today !== null && today < launchDate ? 'comingSoon' : null;
}
