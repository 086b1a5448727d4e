import { useEffect } from 'react';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { placeOptions } from '#store/application/signing/place.ts';

/** Asks where the borrower is if the browser doesn't say. */
export function PlaceQuestion({ takesFocus }: { takesFocus: boolean }) {
  // Focused, because it appears after the browser's answer.
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldId('step', 'state'))?.focus();
  }, [takesFocus]);
  return (
    <>
      <SelectField name="state" label="Where are you now?" options={placeOptions} />
      <CheckboxField name="isHere" label="I am in this state today" />
    </>
  );
}
