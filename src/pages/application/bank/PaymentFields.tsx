import { useField } from 'react-final-form';

import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { accountLine } from '#store/application/bank/account.ts';
import {
  autopayAuthorization,
  paymentDays,
  paymentFacts,
  paymentMethods,
  statementWays,
  type Payment,
} from '#store/application/bank/payment.ts';

import css from './Bank.module.css';

export function PaymentMethods({ payment: { terms } }: { payment: Payment }) {
  return (
    <ChoiceCards
      name="paymentMethod"
      label="How you'll pay"
      options={optionsOf(paymentMethods).map((option) => ({
        ...option,
        description: paymentFacts(terms, option.value).map((fact) => (
          <span key={fact} className={css['fact']}>
            {fact}{' '}
          </span>
        )),
      }))}
      layout="row"
    />
  );
}

export function AutopayFields({ payment: { accounts, terms } }: { payment: Payment }) {
  const { input } = useField<string | undefined>('paymentDay', { subscription: { value: true } });
  const text = autopayAuthorization(
    terms?.autopay.monthlyPayment ?? null,
    input.value || undefined,
  );
  return (
    <>
      {accounts.length === 0 ? (
        <p>We don't have an account of yours yet.</p>
      ) : (
        <ChoiceCards
          name="accountUuid"
          label="Pay from"
          options={accounts.map((account) => ({
            value: account.accountUuid,
            label: accountLine(account),
          }))}
        />
      )}
      <SelectField
        name="paymentDay"
        label="Day of the month"
        options={paymentDays.map((day) => ({ value: day, label: day }))}
        width="half"
      />
      <CheckboxField name="authorization" label="Permission to take the payments">
        {text.text}
      </CheckboxField>
    </>
  );
}

export function ManualFields() {
  return (
    <ChoiceCards
      name="statementBy"
      label="How should we send your statement?"
      options={optionsOf(statementWays)}
      layout="row"
    />
  );
}
