import { useEffect } from 'react';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { placeOptions } from '#store/application/signing/place.ts';

/** Asked where the browser does not say where the borrower is. */
export function PlaceQuestion({ takesFocus }: { takesFocus: boolean }) {
  // It appears after the browser's answer.
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
