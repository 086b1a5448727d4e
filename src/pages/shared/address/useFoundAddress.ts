import { useContext, useEffect, useRef } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { FormFieldsContext, fieldId, requestSubmit } from '#src/ui/form/formField.ts';
import type { HomeForm } from '#store/registration/address/addressForm.ts';
import { selectMustReadFound } from '#store/registration/address/addressNotes.ts';
import {
  selectFoundAddresses,
  type AddressField,
} from '#store/registration/address/lookupSlice.ts';

/**
 * Fills in the address that the lookup found for a submitted line and submits again. If there is a new note, the
 * borrower has to submit. An unmatched line becomes a validation error.
 */
export function useFoundAddress(
  field: AddressField,
  boxName: string,
  change: (parts: Readonly<Partial<HomeForm>>) => void,
) {
  const found = useAppSelector(selectFoundAddresses);
  const mustRead = useAppSelector(selectMustReadFound);
  const { formId } = useContext(FormFieldsContext);
  // A result from before the mount belongs to an abandoned submit.
  const seen = useRef(found);
  const isSubmitted = useRef(false);

  // Only counts submits of this form, because time travel brings results, too.
  useEffect(() => {
    const form = document.getElementById(formId);
    const onSubmit = () => {
      isSubmitted.current = true;
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [formId]);

  // An effect, because only the form can be filled in and submitted.
  useEffect(() => {
    if (found === seen.current) return;
    seen.current = found;
    const address = found?.[field];
    if (address === undefined || !isSubmitted.current) return;
    change(address === null ? { entry: 'unmatched' } : { ...address, entry: 'typeahead' });
    // The notes are below the field, which may be out of view when the user is at the button.
    if (mustRead && field === 'property')
      document.getElementById(fieldId(formId, boxName))?.scrollIntoView({ block: 'center' });
    const isLast = field === 'home' || found?.home === undefined;
    if (isLast && !mustRead) requestSubmit(formId);
    isSubmitted.current = false;
  });
}
