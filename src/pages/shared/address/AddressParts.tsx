import { homeStateOptions } from '#src/pages/shared/fields/stateOptions.ts';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { FieldRow, TextField } from '#src/ui/fields/TextField.tsx';
import { ZipField } from '#src/ui/fields/ZipField.tsx';

interface AddressPartsProps {
  name: string;
  /** The browser may autofill a mailing address, but not a past one. */
  kind: 'mailing' | 'past';
}

export function AddressParts({ name, kind }: AddressPartsProps) {
  const filled = (token: string) => (kind === 'mailing' ? `shipping ${token}` : 'off');
  return (
    <>
      <TextField
        name={`${name}.street1`}
        label="Street address"
        autoComplete={filled('address-line1')}
      />
      <TextField
        name={`${name}.street2`}
        label="Apartment or unit"
        isOptional
        autoComplete={filled('address-line2')}
        width="half"
      />
      <TextField name={`${name}.city`} label="City" autoComplete={filled('address-level2')} />
      <FieldRow>
        <SelectField
          name={`${name}.state`}
          label="State"
          options={homeStateOptions}
          autoComplete={filled('address-level1')}
        />
        <ZipField name={`${name}.zip`} autoComplete={filled('postal-code')} />
      </FieldRow>
    </>
  );
}
