import { useId, type ComponentProps } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts';
import { comparison, resultOf } from '#store/application/offers/offerResult.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';

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
  remove: () => void;
}

type Lines = ReturnType<typeof comparison>;

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
  const around = useFocusAcrossLayouts<HTMLElement>();
  const id = useId();
  if (pinned.length === 0) return null;
  const lines = comparison(pinned.flatMap((choice) => resultOf(set, choice, today) ?? []));
  const columns = pinned.map((_choice, place): Column => ({
    name: `Choice ${place + 1}`,
    remove: () => {
      onRemove(place);
    },
  }));

  return (
    <section className={css['comparison']} aria-labelledby={id} {...around}>
      <h2 className={css['title']} id={id}>
        Your choices side by side
      </h2>
      <ComparisonTable columns={columns} lines={lines} aria-labelledby={id} {...table} />
      <div className={css['cards']} {...cards}>
        {columns.map((column, place) => (
          <Card key={column.name} level={3} title={column.name} action={<Remove {...column} />}>
            <Figures
              figures={lines.map(({ label, values }) => ({ label, value: values[place] }))}
            />
          </Card>
        ))}
      </div>
    </section>
  );
}

function ComparisonTable({
  columns,
  lines,
  ...around
}: { columns: readonly Column[]; lines: Lines } & ComponentProps<'table'>) {
  return (
    <table className={css['table']} {...around}>
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
        {lines.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ name }, place) => (
              <td key={name}>{values[place]}</td>
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
