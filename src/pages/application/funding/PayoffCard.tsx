import { Card } from '#src/ui/layout/Card.tsx';
import { debtPaymentStates, type FundingTimeline } from '#store/application/funding/timeline.ts';
import { formatCents } from '#store/format/money.ts';

export function PayoffCard({ timeline: { payoffs } }: { timeline: FundingTimeline }) {
  if (payoffs.length === 0) return null;
  return (
    <Card title="Debts we pay">
      <ul role="list">
        {payoffs.map(({ creditor, amount, state }, index) => (
          // Two debts to the same creditor may be equal.
          <li key={index}>
            <bdi>{creditor}</bdi>, {formatCents(amount)}: {debtPaymentStates[state]}
          </li>
        ))}
      </ul>
    </Card>
  );
}
