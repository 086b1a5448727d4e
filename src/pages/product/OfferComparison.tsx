import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/Card.tsx';
import { comparedLabels, comparedValues, resultOf } from '#store/application/offerResult.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferComparison.module.css';

interface OfferComparisonProps {
  set: OfferSet;
  pinned: readonly OfferChoice[];
  onRemove: (place: number) => void;
}

interface Column {
  name: string;
  values: readonly string[];
  remove: () => void;
}

/**
 * Up to three choices side by side.
 * - It is a table with headers for its lines and its choices; on small screens each choice is a card, in the same
 *   order.
 */
export function OfferComparison({ set, pinned, onRemove }: OfferComparisonProps) {
  const today = useAppSelector((state) => state.shell.today);
  if (pinned.length === 0) return null;
  const columns = pinned.map((choice, place): Column => {
    const result = resultOf(set, choice, today);
    return {
      name: `Choice ${place + 1}`,
      values: result === null ? [] : comparedValues(result),
      remove: () => {
        onRemove(place);
      },
    };
  });

  return (
    <>
      <ComparisonTable columns={columns} />
      <div className={css['cards']}>
        {columns.map((column) => (
          <Card key={column.name} title={column.name} action={<Remove {...column} />}>
            <Figures
              figures={comparedLabels.map((label, line) => ({ label, value: column.values[line] }))}
            />
          </Card>
        ))}
      </div>
    </>
  );
}

function ComparisonTable({ columns }: { columns: readonly Column[] }) {
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>Your choices side by side</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is compared</span>
          </th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.name}
              <Remove {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedLabels.map((label, line) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ name, values }) => (
              <td key={name}>{values[line]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Remove({ name, remove }: Column) {
  return (
    <button
      className={css['remove']}
      type="button"
      aria-label={`Remove ${name.toLowerCase()}`}
      onClick={remove}
    >
      Remove
    </button>
  );
}
