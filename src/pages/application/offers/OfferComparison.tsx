import { Fragment, useId, type ComponentProps, type RefObject } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';
import { isSameChoice } from '#store/application/offers/isSameChoice.ts';
import { choiceNames } from '#store/application/offers/choiceNames.ts';
import { comparison } from '#store/application/offers/comparison.ts';
import { offerResultOf } from '#store/application/offers/offerResult.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferComparison.module.css';

interface OfferComparisonProps {
  set: OfferSet;
  choice: OfferChoice;
  pinned: readonly OfferChoice[];
  onUse: (choice: OfferChoice) => void;
  onKeep: (pinned: readonly OfferChoice[]) => void;
  /** Takes the focus when a choice is added. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Focus targets after the last removal. The first visible one counts. */
  focusFallback: () => Iterable<HTMLElement | null>;
}

interface Column {
  name: string;
  isChosen: boolean;
  use: () => void;
  remove: () => void;
}

type Lines = ReturnType<typeof comparison>;

function useColumns({
  set,
  choice,
  pinned,
  onUse,
  onKeep,
}: Omit<OfferComparisonProps, 'heading' | 'focusFallback'>): Column[] {
  const announce = useAnnounce();
  const names = choiceNames(set, pinned);
  return pinned.map((one, index) => {
    const name = names[index] ?? '';
    return {
      name,
      isChosen: isSameChoice(one, choice),
      use: () => {
        onUse(one);
        announce(`${name} is your choice now.`);
      },
      remove: () => {
        onKeep(pinned.filter((_one, other) => other !== index));
        announce(`${name} is removed.`);
      },
    };
  });
}

/**
 * Up to three choices side by side.
 * - Each has its own name and can be used or removed.
 * - Rows whose values differ are marked, also for screen readers.
 * - A table with row and column headers. On small screens, a card for each choice.
 * - Removing a choice moves the focus to the next one (AX-02).
 */
export function OfferComparison({
  set,
  choice,
  pinned,
  onUse,
  onKeep,
  heading,
  focusFallback,
}: OfferComparisonProps) {
  const today = useAppSelector((state) => state.shell.today);
  const table = useFocusFallback<HTMLTableElement>('th:has(button)', focusFallback);
  const cards = useFocusFallback('section', focusFallback);
  const around = useFocusAcrossLayouts<HTMLElement>();
  const id = useId();
  const columns = useColumns({ set, choice, pinned, onUse, onKeep });
  if (pinned.length === 0) return null;
  const lines = comparison(pinned.flatMap((one) => offerResultOf(set, one, today) ?? []));
  return (
    <section className={css['comparison']} aria-labelledby={id} {...around}>
      <h2 className={css['title']} id={id} tabIndex={-1} ref={heading}>
        Your choices side by side
      </h2>
      {columns.length < 2 && <p>Change a choice above, then compare again.</p>}
      <ComparisonTable columns={columns} lines={lines} aria-labelledby={id} {...table} />
      <div className={css['cards']} {...cards}>
        {columns.map((column, index) => (
          <Card key={column.name} level={3} title={<Name name={column.name} />}>
            <Figures
              figures={lines.map(({ label, values, isDifferent }) => ({
                label,
                value: values[index],
                isStrong: isDifferent,
              }))}
            />
            <Actions {...column} />
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
              <Name name={column.name} />
              <Actions {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, values, isDifferent }) => (
          <tr key={label} className={isDifferent ? css['different'] : undefined}>
            <th scope="row">
              {label}
              {isDifferent && <span className="visually-hidden">, different</span>}
            </th>
            {columns.map(({ name }, index) => (
              <td key={name}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The spaces between the parts of a name. Commas in the lender's own text don't count, because that text is isolated.
 */
const BETWEEN_PARTS = /(?<=,) (?![^\u2068]*\u2069)/u;

/** The name of a choice. It wraps after a comma. A part only wraps if it is wider than its line. */
const Name = ({ name }: { name: string }) =>
  name.split(BETWEEN_PARTS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={css['part']}>
        <Sentence>{part}</Sentence>
      </span>
    </Fragment>
  ));

function Actions({ name, isChosen, use, remove }: Column) {
  const id = useId();
  return (
    <span className={css['actions']}>
      <span className="visually-hidden" id={id}>
        {name}
      </span>
      <Button tone="secondary" isWaiting={isChosen} describedBy={id} onClick={use}>
        {isChosen ? 'Your choice now' : 'Use this'}
      </Button>
      <button
        className={`link-button ${css['remove']}`}
        type="button"
        aria-label={`Remove ${name}`}
        onClick={remove}
      >
        Remove
      </button>
    </span>
  );
}
