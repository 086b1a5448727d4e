import { Card, DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { accountLine } from '#store/application/bank/account.ts';
import {
  paymentMethods,
  statementWays,
  type Payment,
  type PaymentTerms,
} from '#store/application/bank/payment.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import css from './Bank.module.css';

const termsRows = ({ rate, monthlyPayment }: PaymentTerms): Row[] => [
  { label: 'Rate', value: formatPercent(rate) },
  { label: 'Monthly payment', value: formatCents(monthlyPayment) },
];

/** Both ways side by side: what they cost, and who does what. */
export function PaymentWays({ payment: { terms } }: { payment: Payment }) {
  return (
    <div className={css['ways']}>
      <Card title={paymentMethods.AUTOPAY}>
        {terms && <DefinitionList rows={termsRows(terms.autopay)} />}
        <p>We take your payment from your account on your day each month.</p>
      </Card>
      <Card title={paymentMethods.MANUAL}>
        {terms && <DefinitionList rows={termsRows(terms.manual)} />}
        <p>We'll send a statement each month and you pay it by the due date.</p>
      </Card>
    </div>
  );
}

/** What was saved. */
export function PaymentFacts({ payment: { saved, accounts } }: { payment: Payment }) {
  if (!saved) return null;
  const account = accounts.find(({ accountUuid }) => accountUuid === saved.accountUuid);
  const rows: (Row | false | null | undefined)[] = [
    { label: 'Way to pay', value: paymentMethods[saved.paymentMethod] },
    account && { label: 'Account', value: <bdi>{accountLine(account)}</bdi> },
    saved.paymentDay !== null && { label: 'Day of the month', value: saved.paymentDay },
    saved.statementBy && { label: 'Statement by', value: statementWays[saved.statementBy] },
  ];
  return <DefinitionList rows={rows.filter((row): row is Row => Boolean(row))} />;
}
