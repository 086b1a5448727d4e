import type { ComponentProps } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/Card.tsx';
import { useFocusKept } from '#src/ui/useFocusKept.ts';
import { comparedLabels, comparedValues, resultOf } from '#store/application/offerResult.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferComparison.module.css';

interface OfferComparisonProps {
  set: OfferSet;
  pinned: readonly OfferChoice[];
  onRemove: (place: number) => void;
  /** What takes the focus when nothing is left to compare: the first that is shown. */
  otherwise: () => Iterable<HTMLElement | null>;
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
 * - Removing a choice leaves the focus at the one that took its place (AX-02).
 */
export function OfferComparison({ set, pinned, onRemove, otherwise }: OfferComparisonProps) {
  const today = useAppSelector((state) => state.shell.today);
  const table = useFocusKept<HTMLTableElement>('th:has(button)', otherwise);
  const cards = useFocusKept('section', otherwise);
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
      <ComparisonTable columns={columns} {...table} />
      <div className={css['cards']} {...cards}>
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

function ComparisonTable({
  columns,
  ...around
}: { columns: readonly Column[] } & ComponentProps<'table'>) {
  return (
    <table className={css['table']} {...around}>
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
