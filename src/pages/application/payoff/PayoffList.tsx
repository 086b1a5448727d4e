import { useAppSelector } from '#src/hooks.ts';
import { FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card, DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import {
  knownPayoffState,
  payoffStates,
  permissionText,
  type Payoff,
} from '#store/application/payoff/payoffs.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatDate } from '#store/format/dates.ts';
import { isolated } from '#store/text/direction.ts';

function payoffRows(payoff: Payoff, zone: string): Row[] {
  const { loanEnd, askedAt, goodUntil } = payoff;
  const rows = [
    loanEnd !== null && { label: 'Loan ending', value: <bdi>{loanEnd}</bdi> },
    askedAt !== null && { label: 'Requested on', value: formatDate(askedAt, zone) },
    { label: 'Answer', value: payoffStates[knownPayoffState(payoff)] },
    goodUntil !== null && { label: 'Amount good until', value: formatDate(goodUntil) },
  ];
  return rows.filter((row) => row !== false);
}

export function PayoffList({ payoffs }: { payoffs: readonly Payoff[] }) {
  const zone = useAppSelector(selectTimeZone);
  if (payoffs.length === 0) return <p>You aren't paying off any loans with this line.</p>;
  return (
    <FieldCards>
      {payoffs.map((payoff) => (
        <Card key={payoff.uuid} title={payoff.lender}>
          <DefinitionList rows={payoffRows(payoff, zone)} />
          {knownPayoffState(payoff) === 'PROBLEM' && (
            <Notice tone="warning">
              <p>
                <Sentence>{permissionText(isolated(payoff.lender), payoff.phone)}</Sentence>
              </p>
            </Notice>
          )}
        </Card>
      ))}
    </FieldCards>
  );
}
