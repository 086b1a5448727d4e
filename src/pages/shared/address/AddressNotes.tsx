import { memo } from 'react';
import { shallowEqual } from 'react-redux';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectAddressNotes } from '#store/registration/address/addressNotes.ts';
import type { AddressField } from '#store/registration/address/lookupSlice.ts';

import css from './AddressFields.module.css';

interface AddressNotesProps {
  field: AddressField;
  state: string | undefined;
  zip: string | undefined;
}

/** The notes about an address, announced once. Memoized, so they don't render on every key press. */
export const AddressNotes = memo(function AddressNotes({ field, state, zip }: AddressNotesProps) {
  const notes = useAppSelector(
    (root) => selectAddressNotes(root, { field, state, zip }),
    shallowEqual,
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
