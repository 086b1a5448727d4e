import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useId, useMemo, useState } from 'react';

import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { costsOf, type Costs, type CostYear } from '#store/application/offers/costs.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { forAmountText } from '#store/application/offers/offerTexts.ts';
import { formatCents } from '#store/format/money.ts';

import css from './CostPicture.module.css';
import { PartsBar } from './PartsBar.tsx';

interface CostPictureProps {
  set: OfferSet;
  choice: OfferChoice;
  /** The choice with a possible amount. */
  shown: OfferChoice;
}

/**
 * What the choice costs over its term.
 * - A bar of what the borrower pays back: the money, the interest, the fee.
 * - A line of what the borrower owes from year to year, and the same as a table.
 */
export function CostPicture({ set, choice, shown }: CostPictureProps) {
  const costs = useMemo(() => costsOf(set, shown), [set, shown]);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (costs === null) return null;
  return (
    <section className={css['costs']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        What it costs over {costs.term}
      </h2>
      {shown !== choice && <p>These figures are {forAmountText(shown.amount)}.</p>}
      <div className={css['pictures']}>
        <RepaymentTotal costs={costs} />
        <Balance costs={costs} />
      </div>
      <Disclosure summary="Show the years as a table" isOpen={isOpen} onToggle={setOpen}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region (AX-09) */}
        <section className={css['years']} aria-label="The years" tabIndex={0}>
          {isOpen && <YearTable years={costs.years} />}
        </section>
      </Disclosure>
    </section>
  );
}

function RepaymentTotal({ costs: { parts, total } }: { costs: Costs }) {
  return (
    <div className={css['paidBack']}>
      <p>
        You pay back <strong>{total}</strong> in all.
      </p>
      <PartsBar parts={parts} />
    </div>
  );
}

/** In units of the drawing, which scales with its column. */
const WIDTH = 420;
const HEIGHT = 220;
const EDGE = { left: 64, right: 22, top: 12, bottom: 28 };
/** Fixed, because text that grows with the browser's text size would leave the drawing. The table grows instead. */
const FONT_SIZE = 14;

const short = (amount: number) => (amount === 0 ? '$0' : `$${amount / 1000}k`);

/** Needs no text alternative, because the table below says the same. */
function Balance({ costs: { years, term } }: { costs: Costs }) {
  const last = years.at(-1)?.year ?? 0;
  const most = years[0]?.balance ?? 0;
  const x = scaleLinear([0, last], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, most], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  const at = ({ year }: CostYear) => x(year);
  const owed = ({ balance }: CostYear) => y(balance);
  return (
    <figure className={css['balance']}>
      <figcaption>
        What you owe: {formatCents(most)} today, nothing after {term}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fontSize={FONT_SIZE} aria-hidden="true">
        {y.ticks(4).map((amount) => (
          <Amount key={amount} amount={amount} y={y(amount)} />
        ))}
        {x
          .ticks(3)
          .filter(Number.isInteger)
          .map((year) => (
            <text
              key={year}
              className={css['tick']}
              x={x(year)}
              y={HEIGHT - 8}
              textAnchor={year === last ? 'end' : 'middle'}
            >
              {year === 0 ? 'Today' : `Year ${year}`}
            </text>
          ))}
        <path className={css['below']} d={area<CostYear>(at, y(0), owed)(years) ?? ''} />
        <path className={css['owed']} d={line<CostYear>(at, owed)(years) ?? ''} />
      </svg>
    </figure>
  );
}

function Amount({ amount, y }: { amount: number; y: number }) {
  return (
    <g>
      <line className={css['grid']} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y} y2={y} />
      <text className={css['tick']} x={EDGE.left - 8} y={y} textAnchor="end" dy="0.32em">
        {short(amount)}
      </text>
    </g>
  );
}

/** The length of ".50", which the narrowest phones leave out. */
const CENTS = 3;

function YearTable({ years }: { years: readonly CostYear[] }) {
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">What you owe, year by year</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">You owe</th>
          <th scope="col">Paid off</th>
          <th scope="col">Interest paid</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, owed, principalPaid, interestPaid }) => (
          <tr key={year}>
            <th scope="row">{year === 0 ? 'Today' : year}</th>
            {[owed, principalPaid, interestPaid].map((amount, at) => (
              <td key={at}>
                {amount.slice(0, -CENTS)}
                <span className={css['cents']}>{amount.slice(-CENTS)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
