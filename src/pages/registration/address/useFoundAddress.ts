import { useContext, useEffect, useRef } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { FormFieldsContext, fieldId } from '#src/ui/form/formField.ts';
import type { HomeForm } from '#store/registration/address/addressForm.ts';
import { selectMustReadFound } from '#store/registration/address/addressNotes.ts';
import type { AddressField } from '#store/registration/address/lookupSlice.ts';

/**
 * Fills in the address that a press found for its line, and presses again; where a note about it is new to the borrower,
 * the next press is theirs. A line that nothing matches is said to be wrong by that press.
 */
export function useFoundAddress(
  field: AddressField,
  boxName: string,
  change: (parts: Readonly<Partial<HomeForm>>) => void,
) {
  const found = useAppSelector((state) => state.lookup.found);
  const mustRead = useAppSelector(selectMustReadFound);
  const { formId } = useContext(FormFieldsContext);
  // What was found before the field was drawn belongs to a press that was left.
  const seen = useRef(found);
  const isPressed = useRef(false);

  // A press on this form: a state that a replay or time travel brings answers none, and presses nothing again.
  useEffect(() => {
    const form = document.getElementById(formId);
    const press = () => {
      isPressed.current = true;
    };
    form?.addEventListener('submit', press);
    return () => form?.removeEventListener('submit', press);
  }, [formId]);

  // The form holds what is typed, so that only the form can be filled in and sent.
  useEffect(() => {
    if (found === seen.current) return;
    seen.current = found;
    const address = found?.[field];
    if (address === undefined || !isPressed.current) return;
    change(address === null ? { entry: 'unmatched' } : { ...address, entry: 'typeahead' });
    // The notes are about the property and stand below its box, which may be out of sight at the button.
    if (mustRead && field === 'property')
      document.getElementById(fieldId(formId, boxName))?.scrollIntoView({ block: 'center' });
    const isLast = field === 'home' || found?.home === undefined;
    const form = document.getElementById(formId);
    if (isLast && !mustRead && form instanceof HTMLFormElement) form.requestSubmit();
    isPressed.current = false;
  });
}
