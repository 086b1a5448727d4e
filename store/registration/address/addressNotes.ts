import { selectDisasterZips, selectFlag } from '#store/flags/selectors.ts';
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
import { selectFoundAddresses, type AddressField } from './lookupSlice.ts';

interface NotedPlace {
  field: AddressField;
  state: string | undefined;
  zip: string | undefined;
}

export interface PlaceFacts {
  area: Readonly<LendingArea>;
  disasterZips: readonly string[];
  /**
   * True if a property there can't be submitted. The refusal gives the reason, so notes must not promise anything.
   */
  isStopped: (state: string) => boolean;
  /** The usual state of the typed ZIP code, if it differs. */
  usualState: string | null;
}

/** Returns the warnings about an address (screens.md section 2). For a home, only about its ZIP code. */
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
    isProperty && !isStopped(state) && isOutsideArea({ state, zip }, area) && NOT_HERE_YET, // Our choice: warns before the submit, because the state may be outside the lending area
  ].filter((note) => note !== false);
}

export function selectAddressNotes(root: RootState, place: Readonly<NotedPlace>): string[] {
  const { zipNote } = root.registration.lookup;
  const switches = selectSwitches(root);
  const hasStateModals = selectFlag('fe-heloc-state-modals')(root);
  return addressNotes(place, {
    area: selectLendingArea(root),
    disasterZips: selectDisasterZips(root),
    isStopped: (code) =>
      (selectAllowsRegulatorReview(root) && isRegulatorReviewState(code)) ||
      stateModal(code, switches, hasStateModals) !== null ||
      licensedStateBlock(code, root.registration.answers.licence) !== null,
    usualState: zipNote?.field === place.field && zipNote.zip === place.zip ? zipNote.state : null,
  });
}

/** Whether the submit found every address and the user must read a note before submitting again. */
export function selectMustReadFound(root: RootState): boolean {
  const found = Object.entries(selectFoundAddresses(root) ?? {}) as [
    AddressField,
    HomeAddress | null,
  ][];
  return (
    found.every(([, address]) => address !== null) &&
    found.some(
      ([field, address]) => address && selectAddressNotes(root, { field, ...address }).length > 0,
    )
  );
}
