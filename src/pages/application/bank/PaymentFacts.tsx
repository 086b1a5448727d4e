import { DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { accountLine } from '#store/application/bank/account.ts';
import { paymentMethods, statementWays, type Payment } from '#store/application/bank/payment.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

export function PaymentFacts({ payment: { saved, accounts, terms } }: { payment: Payment }) {
  if (!saved) return <p>You haven&apos;t chosen how to pay yet.</p>;
  const cost = terms && (saved.paymentMethod === 'AUTOPAY' ? terms.autopay : terms.manual);
  const account = accounts.find(({ accountUuid }) => accountUuid === saved.accountUuid);
  const rows: (Row | false | null | undefined)[] = [
    { label: 'Way to pay', value: paymentMethods[saved.paymentMethod] },
    cost && { label: 'Rate', value: formatPercent(cost.rate) },
    cost && { label: 'Monthly payment', value: formatCents(cost.monthlyPayment) },
    account && { label: 'Account', value: <bdi>{accountLine(account)}</bdi> },
    saved.paymentDay !== null && { label: 'Day of the month', value: saved.paymentDay },
    saved.statementBy && { label: 'Statement by', value: statementWays[saved.statementBy] },
  ];
  return <DefinitionList rows={rows.filter((row): row is Row => Boolean(row))} />;
}
