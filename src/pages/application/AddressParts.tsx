import { SelectField } from '#src/ui/SelectField.tsx';
import { FieldRow, TextField } from '#src/ui/TextField.tsx';
import { states } from '#store/geography/states.ts';

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

/** An address, part by part, under the name that the form has for it. */
export function AddressParts({ name, kind }: { name: string; kind: 'shipping' | 'home' }) {
  return (
    <>
      <TextField
        name={`${name}.street1`}
        label="Street address"
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        name={`${name}.street2`}
        label="Apartment or unit"
        isOptional
        autoComplete={`${kind} address-line2`}
        width="half"
      />
      <TextField name={`${name}.city`} label="City" autoComplete={`${kind} address-level2`} />
      <FieldRow>
        <SelectField
          name={`${name}.state`}
          label="State"
          options={stateOptions}
          autoComplete={`${kind} address-level1`}
        />
        <TextField
          name={`${name}.zip`}
          label="ZIP code"
          inputMode="numeric"
          autoComplete={`${kind} postal-code`}
        />
      </FieldRow>
    </>
  );
}
