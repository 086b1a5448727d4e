import type { Switches } from '#store/org/organisation.ts';

import { CRYPTO_SOURCE } from './campaign.ts';
import type { Licence } from '#store/person/originator.ts';

/** Where the lender lends (G-03). `null` if not loaded or failed. */
export interface LendingArea {
  states: readonly { state: string; eligible: boolean }[] | null;
  blockedZips: readonly string[] | null;
}

/** Whether the lender lends in a state. Our choice: true without a list, because the lender decides at create. */
export const isStateEligible = (state: string, { states }: Readonly<LendingArea>): boolean =>
  !states?.length || states.some((row) => row.state === state && row.eligible);

export const isZipBlocked = (zip: string, { blockedZips }: Readonly<LendingArea>): boolean =>
  blockedZips?.includes(zip) ?? false;

interface Place {
  state: string;
  zip: string;
}

/** Our choice: shown at the address, before the user gives more data (screens.md). */
export const NOT_HERE_YET =
  "We don't lend here yet. You can continue and join the waitlist. We won't check your credit.";

/** Whether the lender doesn't lend at this place (ELIG-01, ELIG-02). */
export const isOutsideArea = (
  { state, zip }: Readonly<Place>,
  area: Readonly<LendingArea>,
): boolean => !isStateEligible(state, area) || isZipBlocked(zip, area);

/** Whether the submit joins the waitlist (ELIG-01, ELIG-02, ELIG-03). */
export const needsWaitlist = (
  place: Readonly<Place>,
  area: Readonly<LendingArea>,
  utmSource: string | null,
): boolean => isOutsideArea(place, area) || utmSource === CRYPTO_SOURCE;

export type StateModal = 'newYorkTo' | 'newYorkFrom' | 'hawaii';

/** Returns the modal for a property's state, after the field rules pass (MODAL-STATE-1 to -5, C-19, C-20). */
export function stateModal(
  state: string,
  {
    nyCounterpart,
    regularCounterpart,
    hawaiiPartner,
  }: Readonly<Pick<Switches, 'nyCounterpart' | 'regularCounterpart' | 'hawaiiPartner'>>,
  isFlagOn: boolean,
): StateModal | null {
  if (!isFlagOn) return null;
  if (state === 'NY' && nyCounterpart) return 'newYorkTo';
  if (state !== 'NY' && regularCounterpart) return 'newYorkFrom';
  return state === 'HI' && hawaiiPartner ? 'hawaii' : null;
}

export const counterpartAddress = (baseUrl: string, product: string, search = ''): string =>
  `${baseUrl}/account/${product}/register${search}`;

const OUTSIDE_LICENCE =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

/** Returns the text that blocks a property outside the originator's states (ELIG-06). */
export const licensedStateBlock = (
  state: string,
  licence: Readonly<Licence> | null,
): string | null =>
  licence?.enforceLicensedStatesForReferral && !licence.licensedStates.includes(state)
    ? OUTSIDE_LICENCE
    : null;

/** ELIG-11 */
export const isDisasterZip = (zip: string, disasterZips: readonly string[]): boolean =>
  disasterZips.includes(zip);
