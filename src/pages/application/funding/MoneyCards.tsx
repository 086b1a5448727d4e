import { useAppSelector } from '#src/hooks.ts';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { accountTypeWord } from '#store/application/bank/account.ts';
import { isFunded, payoffStates, type Timeline } from '#store/application/funding/timeline.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { formatCents } from '#store/format/money.ts';

import { DayText } from './DayText.tsx';

/** How much is sent, where to, and between which days; then the debts that are paid from it. */
export function MoneyCards({ timeline }: { timeline: Timeline }) {
  return (
    <>
      <MoneyCard timeline={timeline} />
      <PayoffCard timeline={timeline} />
    </>
  );
}

function MoneyCard({ timeline }: { timeline: Timeline }) {
  const { payout } = useAppSelector(selectLenderData);
  const { chosen = null, cash = null } = payout.status === 'ready' ? payout.value : {};
  const { fundingEstimate } = timeline;
  const rows = [
    cash !== null && { label: 'Amount', value: formatCents(cash) },
    chosen && {
      label: 'Account',
      value: (
        <>
          <bdi>{chosen.bankName}</bdi>, {accountTypeWord(chosen.type).toLowerCase()} ending{' '}
          {chosen.mask}
        </>
      ),
    },
    fundingEstimate && {
      label: 'Estimate',
      value: (
        <>
          Between <DayText day={fundingEstimate.from} /> and <DayText day={fundingEstimate.to} />
        </>
      ),
    },
  ].filter((row) => row !== null && row !== false);
  if (rows.length === 0) return null;
  return (
    <Card title={isFunded(timeline) ? 'The money we sent' : 'Your money'}>
      <DefinitionList rows={rows} />
    </Card>
  );
}

function PayoffCard({ timeline: { payoffs } }: { timeline: Timeline }) {
  if (payoffs.length === 0) return null;
  return (
    <Card title="Debts we pay">
      <ul role="list">
        {payoffs.map(({ creditor, amount, state }, index) => (
          // Two debts of one creditor are alike.
          <li key={index}>
            <bdi>{creditor}</bdi>, {formatCents(amount)}: {payoffStates[state]}
          </li>
        ))}
      </ul>
    </Card>
  );
}
