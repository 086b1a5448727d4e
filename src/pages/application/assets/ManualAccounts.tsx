import { useForm, useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { assetTypes, type LinkedAsset } from '#store/application/assets/assets.ts';
import {
  accountCount,
  manualRows,
  MAX_ACCOUNTS,
  nextKey,
  statementGroup,
  type AssetsValues,
} from '#store/application/assets/assetsForm.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadRemoved } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup } from '#store/application/uploads/uploads.ts';

const types = optionsOf(assetTypes);

interface ManualAccountsProps {
  linked: readonly LinkedAsset[];
}

/** The accounts entered by hand. Adding one focuses it, and removing one focuses the one before it. */
export function ManualAccounts({ linked }: ManualAccountsProps) {
  const dispatch = useAppDispatch();
  const form = useForm<AssetsValues>();
  const uploads = useAppSelector(selectUploads);
  const { values } = useFormState<AssetsValues>({ subscription: { values: true } });
  const rows = manualRows(values);
  const change = (accounts: AssetsValues['accounts'], focused: number) => {
    form.change('accounts', accounts);
    requestAnimationFrame(() =>
      document.getElementById(fieldId('step', `accounts[${focused}].type`))?.focus(),
    );
  };
  const remove = (index: number) => {
    // Removes the account's statements along with it.
    for (const { id, documentUuid } of uploadsOfGroup(
      uploads,
      statementGroup(rows[index]?.key ?? ''),
    ))
      dispatch(uploadRemoved({ id, documentUuid }));
    change(
      rows.filter((_other, place) => place !== index),
      Math.max(0, index - 1),
    );
  };
  const canRemove = rows.length > 1 || linked.length > 0;
  return (
    <FieldCards>
      {rows.map(({ key = '' }, index) => (
        <ManualAccount
          key={key}
          group={key}
          index={index}
          {...(canRemove && { onRemove: () => remove(index) })}
        />
      ))}
      {accountCount(values, linked) < MAX_ACCOUNTS && (
        <div>
          <Button
            tone="secondary"
            icon="plus"
            onClick={() => change([...rows, { key: nextKey(rows) }], rows.length)}
          >
            {rows.length === 0 ? 'Add an account by hand' : 'Add another account'}
          </Button>
        </div>
      )}
    </FieldCards>
  );
}

interface ManualAccountProps {
  group: string;
  index: number;
  onRemove?: () => void;
}

function ManualAccount({ group, index, onRemove }: ManualAccountProps) {
  const legend = `Account ${index + 1}, by hand`;
  const name = `accounts[${index}]`;
  return (
    <FieldCard legend={legend} name={`Account ${index + 1}`}>
      <SelectField name={`${name}.type`} label="What is in it?" options={types} />
      <TextField
        name={`${name}.institution`}
        label="Bank or company"
        autoComplete="off"
        maxLength={100}
      />
      <MoneyField name={`${name}.balance`} label="Balance" />
      <DateField
        name={`${name}.statementDate`}
        label="Date on the statement"
        hint="From the last 60 days. For example, 03/25/2026"
        autoComplete="off"
      />
      <UploadField
        group={statementGroup(group)}
        label="Statement"
        hint="It shows your name, the bank and the balance."
      />
      <ChoiceCards
        name={`${name}.joint`}
        label="Is it a joint account?"
        layout="row"
        options={yesNo}
      />
      {onRemove && (
        <div>
          <Button tone="quiet" onClick={onRemove}>
            Remove account {index + 1}
          </Button>
        </div>
      )}
    </FieldCard>
  );
}
