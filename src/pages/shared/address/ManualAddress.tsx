import type { AddressNames } from '#store/person/addressNames.ts';
import { memo, useContext, useRef } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch } from '#src/hooks.ts';
import { FormFieldsContext, fieldId } from '#src/ui/form/formField.ts';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { ZipField } from '#src/ui/fields/ZipField.tsx';
import {
  addressIn,
  homeAnswer,
  validateHomeForm,
  type HomeForm,
} from '#store/registration/address/addressForm.ts';
import { addressCompleted, type AddressField } from '#store/registration/address/lookupSlice.ts';

import css from './AddressFields.module.css';
import { NearMatch } from './NearMatch.tsx';
import { homeStateOptions, stateOptions } from '#src/pages/shared/fields/stateOptions.ts';

interface ManualAddressProps {
  field: AddressField;
  names: AddressNames;
  /** True if the lookup service is down. */
  hasFailed: boolean;
}

/**
 * An address in separate parts. A complete one is dispatched to get its notes. Memoized, so a key press only renders
 * its own field.
 */
export const ManualAddress = memo(function ManualAddress(props: ManualAddressProps) {
  const { field, names, hasFailed } = props;
  const dispatch = useAppDispatch();
  const form = useForm();
  const reported = useRef('');
  const { formId } = useContext(FormFieldsContext);

  const reportComplete = () => {
    const parts = addressIn(names, form.getState().values);
    if (Object.keys(validateHomeForm(parts)).length > 0) return;
    const address = homeAnswer(parts as HomeForm);
    const line = JSON.stringify(address);
    if (line !== reported.current) dispatch(addressCompleted({ field, address }));
    reported.current = line;
  };

  return (
    <div className={css['parts']} onBlur={reportComplete}>
      <TextField
        name={names.street1}
        label="Street address"
        autoComplete="address-line1"
        hint={hasFailed ? "We can't look up addresses right now. Please type it in." : undefined}
      />
      <TextField
        name={names.street2}
        label="Apartment or unit"
        isOptional
        autoComplete="address-line2"
        width="half"
      />
      <TextField name={names.city} label="City" autoComplete="address-level2" />
      <div className={css['stateAndZip']}>
        <SelectField
          name={names.state}
          label="State"
          options={field === 'home' ? homeStateOptions : stateOptions}
          autoComplete="address-level1"
        />
        <ZipField name={names.zip} autoComplete="postal-code" />
      </div>
      <NearMatch field={field} names={names} boxId={fieldId(formId, names.street1)} />
    </div>
  );
});
