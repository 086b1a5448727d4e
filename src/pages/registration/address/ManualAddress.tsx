import { useContext, useRef } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch } from '#src/hooks.ts';
import { FormFieldsContext, fieldId } from '#src/ui/form/formField.ts';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  addressIn,
  homeAnswer,
  validateHomeForm,
  type AddressNames,
  type HomeForm,
} from '#store/registration/address/addressForm.ts';
import { addressCompleted, type AddressField } from '#store/registration/address/lookupSlice.ts';

import css from './AddressFields.module.css';
import { NearMatch } from './NearMatch.tsx';
import { stateOptions } from './stateOptions.ts';

interface ManualAddressProps {
  field: AddressField;
  names: AddressNames;
  /** Nothing can be looked up, and this is why the parts are open. */
  hasFailed: boolean;
}

/** An address part by part; once all of it is there, it is told, so that the soft notes can be worked out. */
export function ManualAddress({ field, names, hasFailed }: ManualAddressProps) {
  const dispatch = useAppDispatch();
  const form = useForm();
  const told = useRef('');
  const { formId } = useContext(FormFieldsContext);

  const tell = () => {
    const held = addressIn(names, form.getState().values);
    if (Object.keys(validateHomeForm(held)).length > 0) return;
    // Without a mistake every part is there.
    const address = homeAnswer(held as HomeForm);
    const line = JSON.stringify(address);
    if (line !== told.current) dispatch(addressCompleted({ field, address }));
    told.current = line;
  };

  return (
    <div className={css['parts']} onBlur={tell}>
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
      <div className={css['place']}>
        <SelectField
          name={names.state}
          label="State"
          options={stateOptions}
          autoComplete="address-level1"
        />
        <TextField
          name={names.zip}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <NearMatch field={field} names={names} boxId={fieldId(formId, names.street1)} />
    </div>
  );
}
