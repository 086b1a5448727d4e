import { useAppSelector } from '#src/hooks.ts';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { accountTypeWord } from '#store/application/bank/account.ts';
import { isFunded, payoffStates, type Timeline } from '#store/application/funding/timeline.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { formatCents } from '#store/format/money.ts';

/** How much is sent and where to; then the debts that are paid from it. The stages above say when. */
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
