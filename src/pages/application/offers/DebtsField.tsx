import { useEffect, useState } from 'react';

import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import choices from '#src/ui/fields/choice/choices.module.css';
import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { useFormField } from '#src/ui/form/formField.ts';
import { MoneyText } from '#src/ui/text/MoneyText.tsx';
import { debtKind, debtsLine } from '#store/application/offers/offerTexts.ts';
import {
  paidDebts,
  type Liability,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';

import css from './DebtsField.module.css';
import { LazyDebtSwap } from './lazyParts.ts';

const LABEL = 'Debts to pay off';

/**
 * Enough for most borrowers. The rest of a long list renders after the paint (FT-10). The style sheet uses the same
 * number.
 */
const INITIAL_RENDER_COUNT = 12;

function useRenderedCount() {
  const [rendered, setRendered] = useState(INITIAL_RENDER_COUNT);
  useEffect(() => afterPaint(() => setRendered(Number.POSITIVE_INFINITY)), []);
  return rendered;
}

/**
 * The debts that a draw can pay off.
 * - Checkboxes in a fieldset, each named by its creditor and described by what the borrower owes.
 * - A debt that must be paid is checked and focusable, and says why you can't uncheck it.
 * - Below are the sum of the checked debts and what they cost today and with the draw.
 */
export function DebtsField({ set, choice }: { set: OfferSet; choice: OfferChoice }) {
  const props = {
    name: 'payoffLiabilityUuids',
    label: LABEL,
    hint: "We'll pay them from your draw, so you have one payment instead.",
    isOptional: true,
  };
  const field = useFormField<string[]>(props);
  const rendered = useRenderedCount();
  const ticked = field.value ?? [];
  const paid = paidDebts(set, { payoffLiabilityUuids: ticked });

  const toggle = (uuid: string) => {
    const next = ticked.includes(uuid)
      ? ticked.filter((other) => other !== uuid)
      : [...ticked, uuid];
    field.change(next.length > 0 ? next : undefined);
  };

  return (
    <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
      <ul className={css['debts']} role="list">
        {set.liabilities.slice(0, rendered).map((debt, index) => (
          <Debt
            key={debt.uuid}
            debt={debt}
            id={index === 0 ? field.id : `${field.id}-${debt.uuid}`}
            isTicked={paid.includes(debt)}
            onToggle={() => {
              if (!debt.mustPay) toggle(debt.uuid);
            }}
          />
        ))}
      </ul>
      {paid.length > 0 && <p className={css['total']}>{debtsLine(paid)}</p>}
      {paid.length > 0 && <LazyDebtSwap set={set} choice={choice} />}
    </FieldGroup>
  );
}

interface DebtProps {
  debt: Liability;
  id: string;
  isTicked: boolean;
  onToggle: () => void;
}

function Debt({ debt, id, isTicked, onToggle }: DebtProps) {
  const about = `${id}-about`;
  return (
    <li className={css['debt']}>
      <label className={choices['box']} htmlFor={id}>
        <input
          className={choices['tick']}
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-disabled={debt.mustPay || undefined}
          aria-describedby={about}
          onChange={onToggle}
        />
        <span className={css['text']}>
          Pay off <bdi>{debt.creditor}</bdi>
          <span className={css['kind']}> · {debtKind(debt.type)}</span>
        </span>
      </label>
      <p className={css['about']} id={about}>
        <MoneyText amount={debt.monetaryBalance} precision={2} /> owed,{' '}
        <MoneyText amount={debt.monetaryCalculatedNextPaymentMinimumAmount} precision={2} /> a month
        {debt.mustPay && '. The lender asks that this debt is paid from your draw.'}
      </p>
    </li>
  );
}
