import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { type LateItem } from '#store/application/delinquency/delinquency.ts';
import { lateItemRows } from '#store/application/delinquency/lateItemRows.ts';
import { isolated } from '#store/text/direction.ts';

const DISPUTE = 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/';

const nameOf = ({ creditor }: LateItem, index: number, count: number) =>
  `Late payment ${index + 1} of ${count}, ${isolated(creditor)}`;

interface ItemCardsProps {
  items: readonly LateItem[];
  children?: (item: LateItem, index: number) => React.ReactNode;
}

export function ItemCards({ items, children }: ItemCardsProps) {
  return (
    <FieldCards>
      {items.map((item, index) => (
        <FieldCard
          key={item.uuid}
          legend={<Sentence>{nameOf(item, index, items.length)}</Sentence>}
          name={`Late payment ${index + 1}`}
        >
          <DefinitionList rows={lateItemRows(item)} />
          {children?.(item, index)}
        </FieldCard>
      ))}
    </FieldCards>
  );
}

export const BureauDisputeNote = () => (
  <p>
    Is the report wrong? <OutsideLink href={DISPUTE}>How to dispute with the bureau</OutsideLink>
  </p>
);
