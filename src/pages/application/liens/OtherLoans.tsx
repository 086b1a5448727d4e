import { useForm, useFormState } from 'react-final-form';

import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { lienTypes } from '#store/application/liens/liens.ts';
import {
  addedRows,
  MAX_ADDED_LOANS,
  type LiensValues,
} from '#store/application/liens/liensForm.ts';

const types = optionsOf(lienTypes);

/** Dues, and loans that the records lack. */
export function OtherLoans() {
  const { values } = useFormState<LiensValues>({ subscription: { values: true } });
  return (
    <FieldSection legend="Your home">
      <MoneyField
        name="hoaMonthly"
        label="Monthly homeowners association dues"
        hint="Enter 0 if you have none."
      />
      <ChoiceCards
        name="otherLoans"
        label="Any other loan on this home?"
        layout="row"
        options={yesNo}
      />
      {values.otherLoans === true && <AddedLoans />}
    </FieldSection>
  );
}

const holderOf = (index: number) => `added[${index}].holder`;

/** Adding a loan focuses it, and removing one focuses the one before it. */
function AddedLoans() {
  const form = useForm<LiensValues>();
  const { values } = useFormState<LiensValues>({ subscription: { values: true } });
  const rows = addedRows(values);
  const change = (added: LiensValues['added'], focused: number) => {
    form.change('added', added);
    requestAnimationFrame(() =>
      document.getElementById(fieldId('step', holderOf(focused)))?.focus(),
    );
  };
  const remove = (index: number) =>
    change(
      rows.filter((_other, place) => place !== index),
      Math.max(0, index - 1),
    );
  return (
    <FieldCards>
      {rows.map((_row, index) => (
        // The index is the only possible key, because a new loan has no name yet.
        <AddedLoan
          key={index}
          index={index}
          {...(rows.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {rows.length < MAX_ADDED_LOANS && (
        <div>
          <Button tone="secondary" icon="plus" onClick={() => change([...rows, {}], rows.length)}>
            Add another loan
          </Button>
        </div>
      )}
    </FieldCards>
  );
}

function AddedLoan({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const name = `Other loan ${index + 1}`;
  return (
    <FieldCard legend={name} name={name}>
      <TextField name={holderOf(index)} label="Who you owe" autoComplete="off" maxLength={100} />
      <SelectField name={`added[${index}].type`} label="Type of loan" options={types} />
      <MoneyField name={`added[${index}].balance`} label="What you owe" />
      <MoneyField name={`added[${index}].payment`} label="Monthly payment" />
      {onRemove && (
        <div>
          <Button tone="quiet" onClick={onRemove}>
            Remove other loan {index + 1}
          </Button>
        </div>
      )}
    </FieldCard>
  );
}
