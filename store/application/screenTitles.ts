import { FINAL_OFFER_TITLE } from '#store/application/signing/finalOffer.ts';
import { type ApplicationMatch } from './currentScreen.ts';
import { linkTitle } from './linking/linkTypes.ts';
import { screenOf } from './screens.ts';
import type { ApplicationStatus } from './status/status.ts';

/** The h1 of a screen (screens.md section 4). chosen: a plain title where there is none. */
export function screenTitle(
  match: ApplicationMatch | null,
  status: Readonly<ApplicationStatus> | null,
): string {
  if (match?.screen === 'signingIntro' && status?.checklistStatus === 'FINAL_OFFER')
    return FINAL_OFFER_TITLE;
  const title = match && (linkTitle(match.parameters['type']) ?? screenOf(match.screen).title);
  return title ?? 'Your application';
}
