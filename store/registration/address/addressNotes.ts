import { selectDisasterZips, selectIsOn } from '#store/features/selectors.ts';
import { stateName } from '#store/geography/states.ts';
import type { RootState } from '#store/index.ts';
import { selectAllowsRegulatorReview, selectSwitches } from '#store/org/selectors.ts';
import { isRegulatorReviewState, type HomeAddress } from '#store/person/address.ts';
import {
  isDisasterZip,
  isOutsideArea,
  licensedStateBlock,
  NOT_HERE_YET,
  stateModal,
  type LendingArea,
} from '#store/registration/eligibility.ts';
import { selectLendingArea } from '#store/registration/selectors.ts';

import { disasterText } from './addressTexts.ts';
import type { AddressField } from './lookupSlice.ts';

interface NotedPlace {
  field: AddressField;
  state: string | undefined;
  zip: string | undefined;
}

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
  { field, state, zip }: Readonly<NotedPlace>,
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

/** The soft notes about an address, by what is known now. */
export function selectAddressNotes(root: RootState, place: Readonly<NotedPlace>): string[] {
  const { zipNote } = root.lookup;
  const switches = selectSwitches(root);
  const hasStateModals = selectIsOn('fe-heloc-state-modals')(root);
  return addressNotes(place, {
    area: selectLendingArea(root),
    disasterZips: selectDisasterZips(root),
    isStopped: (code) =>
      (selectAllowsRegulatorReview(root) && isRegulatorReviewState(code)) ||
      stateModal(code, switches, hasStateModals) !== null ||
      licensedStateBlock(code, root.registration.licence) !== null,
    usualState: zipNote?.field === place.field && zipNote.zip === place.zip ? zipNote.state : null,
  });
}

/** Whether a press found every address, and a note about one is to be read before the next press. */
export function selectMustReadFound(root: RootState): boolean {
  const found = Object.entries(root.lookup.found ?? {}) as [AddressField, HomeAddress | null][];
  return (
    found.every(([, address]) => address !== null) &&
    found.some(
      ([field, address]) => address && selectAddressNotes(root, { field, ...address }).length > 0,
    )
  );
}
