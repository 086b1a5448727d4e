import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { valueDisputed } from '#store/application/valuation/actions.ts';
import {
  disputeOf,
  disputeValidator,
  MAX_COMPARABLES,
  type DisputeForm,
} from '#store/application/valuation/disputes.ts';
import { selectToday } from '#store/shell/selectors.ts';

const sales = Array.from({ length: MAX_COMPARABLES }, (_none, index) => index);

export function DisputeValueForm({ onBack }: { onBack: () => void }) {
  const today = useAppSelector(selectToday);
  const validate = useMemo(() => disputeValidator(today), [today]);
  return (
    <ScreenForm<DisputeForm>
      title="Ask us to reconsider the value"
      help="Tell us what we missed. Homes near yours that sold in the last year help most."
      validate={validate}
      submitLabel="Send"
      intent={(values) => valueDisputed(disputeOf(values))}
      onBack={onBack}
      footer={<ContactUs />}
      step="valueReconsideration"
    >
      <TextAreaField name="reason" label="Why is the value not right?" />
      <FieldCards>
        {sales.map((index) => (
          <FieldCard
            key={index}
            legend={`Sale ${index + 1} of ${MAX_COMPARABLES} (optional)`}
            name={`Sale ${index + 1}`}
          >
            <TextField
              name={`comparables[${index}].address`}
              label="Address"
              autoComplete="off"
              isOptional
            />
            <MoneyField name={`comparables[${index}].price`} label="Sale price" isOptional />
            <DateField
              name={`comparables[${index}].soldOn`}
              label="Date of the sale"
              autoComplete="off"
              isOptional
            />
          </FieldCard>
        ))}
      </FieldCards>
    </ScreenForm>
  );
}
