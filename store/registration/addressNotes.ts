import { stateName } from '#store/geography/states.ts';

import { disasterText } from './consents.ts';
import { isDisasterZip, isOutsideArea, NOT_HERE_YET, type LendingArea } from './eligibility.ts';
import type { AddressField } from './lookupSlice.ts';

/** What is known about places, as far as the notes depend on it. */
export interface PlaceFacts {
  area: Readonly<LendingArea>;
  disasterZips: readonly string[];
  /** The press lets nobody go on with a property there, and says why: nothing is promised before it. */
  isStopped: (state: string) => boolean;
  /** The state in which the typed ZIP code usually is, where that is another one. */
  usualState: string | null;
}

/** The soft notes about an address, none of which stops anybody (screens.md section 2); the home's are about its ZIP code alone. */
export function addressNotes(
  {
    field,
    state,
    zip,
  }: { field: AddressField; state: string | undefined; zip: string | undefined },
  { area, disasterZips, isStopped, usualState }: Readonly<PlaceFacts>,
): string[] {
  if (state === undefined || zip === undefined || !/^\d{5}$/.test(zip)) return [];
  const isProperty = field === 'property';
  return [
    isProperty && isDisasterZip(zip, disasterZips) && disasterText.text, // ELIG-11
    usualState !== null &&
      usualState !== state &&
      `This ZIP code is usually in ${stateName(usualState)}. Please check it.`, // facts §5
    isProperty && !isStopped(state) && isOutsideArea({ state, zip }, area) && NOT_HERE_YET, // chosen
  ].filter((note) => note !== false);
}
