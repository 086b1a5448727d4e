import { useEffect, useId, useRef, useState, type RefObject } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import { CASH_LABEL, resultOf, type OfferResult } from '#store/application/offers/offerResult.ts';
import { fullDrawNote } from '#store/application/offers/offerTexts.ts';
import { MOST_PINNED } from '#store/application/offers/startingChoice.ts';
import {
  amountPrompt,
  validateChoice,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferResultPanel.module.css';

interface OfferResultPanelProps {
  ref: RefObject<HTMLElement | null>;
  set: OfferSet;
  choice: OfferChoice;
  pinned: readonly OfferChoice[];
  onPin: () => void;
}

/** The debounce of a moving slider. */
const DEBOUNCE_MS = 600;

/** Compares in any key order: a stored choice has another one. */
const isSame = (one: OfferChoice, other: OfferChoice) =>
  Object.entries(one).every(
    ([part, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(other, part)),
  );

const COMPARE = 'Compare this choice';

/** The label of the compare button; the button stays without an action, and keeps the focus. */
function compareLabelOf(pinned: readonly OfferChoice[], choice: OfferChoice): string {
  if (pinned.some((one) => isSame(one, choice))) return 'In the comparison';
  return pinned.length < MOST_PINNED ? COMPARE : 'The comparison is full';
}

/** Announces the result of a choice, debounced (AX-33); not the first one. */
function useResultAnnouncement(text: string | null) {
  const announce = useAnnounce();
  const last = useRef(text);

  useEffect(() => {
    if (text === null || text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      announce(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announce, text]);
}

/**
 * The result of a choice.
 * - The payment is the largest figure; payment and cash are announced, debounced.
 * - Without a valid amount it shows the range at once, and announces it debounced.
 * - Sticky beside the fields; on small screens a bar that expands.
 * - Takes the focus itself if nothing in it can.
 */
export function OfferResultPanel({ ref, set, choice, pinned, onPin }: OfferResultPanelProps) {
  const today = useAppSelector((state) => state.shell.today);
  const isAmount = validateChoice(set, choice).amount === undefined;
  const result = isAmount ? resultOf(set, choice, today) : null;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useFocusAcrossLayouts(ref);
  const { range, request } = amountPrompt(set, choice);
  useResultAnnouncement(result?.spoken ?? (Number.isNaN(choice.amount) ? null : request));

  const compareLabel = compareLabelOf(pinned, choice);
  return (
    <section className={css['panel']} tabIndex={-1} aria-labelledby={`${id}-title`} {...around}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        What it comes to
      </h2>
      <button
        className={css['bar']}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css['short']}>
          <strong>{result?.payment ?? 'Enter an amount'}</strong>{' '}
          <span className={result ? css['month'] : css['rangeOf']}>
            {result ? 'a month' : range}
          </span>
        </span>
        <span className={css['toggle']}>
          {isOpen ? 'Hide details' : 'Show details'}
          <Icon name="chevron" />
        </span>
      </button>
      <div className={isOpen ? css['card'] : `${css['card']} ${css['closed']}`} id={id}>
        {result === null ? (
          <p>{request} to see what it comes to.</p>
        ) : (
          <>
            <Result result={result} />
            <Button tone="secondary" isWide isWaiting={compareLabel !== COMPARE} onClick={onPin}>
              {compareLabel}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Result({ result }: { result: OfferResult }) {
  return (
    <>
      <div>
        <p className={css['label']}>Monthly payment</p>
        <p className={css['payment']}>{result.payment}</p>
        <p className={css['rate']}>
          {result.rate} rate (APR), {result.term}
        </p>
      </div>
      <Figures
        figures={result.rows.map((row) => ({ ...row, isStrong: row.label === CASH_LABEL }))}
      />
      <p className={css['small']}>
        A line's APR is its yearly rate. It does not include fees. {fullDrawNote(result.drawYears)}
      </p>
    </>
  );
}
