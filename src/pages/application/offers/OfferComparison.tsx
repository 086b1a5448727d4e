import { useId, type ComponentProps } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';
import { comparison, resultOf } from '#store/application/offers/offerResult.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferComparison.module.css';

interface OfferComparisonProps {
  set: OfferSet;
  pinned: readonly OfferChoice[];
  onRemove: (index: number) => void;
  /** Focus targets after the last removal; the first visible one counts. */
  focusFallback: () => Iterable<HTMLElement | null>;
}

interface Column {
  name: string;
  remove: () => void;
}

type Lines = ReturnType<typeof comparison>;

/**
 * Up to three choices side by side.
 * - A table with row and column headers; on small screens a card per choice.
 * - Removing a choice moves the focus to the next one (AX-02).
 */
export function OfferComparison({ set, pinned, onRemove, focusFallback }: OfferComparisonProps) {
  const today = useAppSelector((state) => state.shell.today);
  const table = useFocusFallback<HTMLTableElement>('th:has(button)', focusFallback);
  const cards = useFocusFallback('section', focusFallback);
  const around = useFocusAcrossLayouts<HTMLElement>();
  const id = useId();
  if (pinned.length === 0) return null;
  const lines = comparison(pinned.flatMap((choice) => resultOf(set, choice, today) ?? []));
  const columns = pinned.map((_choice, index): Column => ({
    name: `Choice ${index + 1}`,
    remove: () => {
      onRemove(index);
    },
  }));

  return (
    <section className={css['comparison']} aria-labelledby={id} {...around}>
      <h2 className={css['title']} id={id}>
        Your choices side by side
      </h2>
      <ComparisonTable columns={columns} lines={lines} aria-labelledby={id} {...table} />
      <div className={css['cards']} {...cards}>
        {columns.map((column, index) => (
          <Card key={column.name} level={3} title={column.name} action={<Remove {...column} />}>
            <Figures
              figures={lines.map(({ label, values }) => ({ label, value: values[index] }))}
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
            {columns.map(({ name }, index) => (
              <td key={name}>{values[index]}</td>
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
      className={`link-button ${css['remove']}`}
      type="button"
      aria-label={`Remove ${name.toLowerCase()}`}
      onClick={remove}
    >
      Remove
    </button>
  );
}
