import { memo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/announce.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { selectDisasterZips, selectIsOn } from '#store/features/selectors.ts';
import { selectAllowsRegulatorReview, selectSwitches } from '#store/org/selectors.ts';
import { addressNotes } from '#store/registration/addressNotes.ts';
import { isUnderReview } from '#store/registration/address.ts';
import { licensedStateBlock, stateModal } from '#store/registration/eligibility.ts';
import type { AddressField } from '#store/registration/lookupSlice.ts';
import { selectLendingArea } from '#store/registration/selectors.ts';

import css from './AddressFields.module.css';

interface AddressNotesProps {
  field: AddressField;
  state: string | undefined;
  zip: string | undefined;
}

/** What is worth knowing about an address and stops nobody; said once when it comes. Not drawn again with every key. */
export const AddressNotes = memo(function AddressNotes({ field, state, zip }: AddressNotesProps) {
  const area = useAppSelector(selectLendingArea);
  const disasterZips = useAppSelector(selectDisasterZips);
  const switches = useAppSelector(selectSwitches);
  const hasStateModals = useAppSelector(selectIsOn('fe-heloc-state-modals'));
  const zipNote = useAppSelector((root) => root.lookup.zipNote);
  const allowsReview = useAppSelector(selectAllowsRegulatorReview);
  const licence = useAppSelector((root) => root.registration.licence);

  const notes = addressNotes(
    { field, state, zip },
    {
      area,
      disasterZips,
      isStopped: (code) =>
        (allowsReview && isUnderReview(code)) ||
        stateModal(code, switches, hasStateModals) !== null ||
        licensedStateBlock(code, licence) !== null,
      usualState: zipNote?.field === field && zipNote.zip === zip ? zipNote.state : null,
    },
  );
  useAnnounced(notes.join(' '));

  return notes.length === 0 ? null : (
    <div className={css['notes']}>
      {notes.map((note) => (
        <Notice key={note} tone="warning">
          <p>{note}</p>
        </Notice>
      ))}
    </div>
  );
});
