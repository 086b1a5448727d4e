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
  choiceMistakes,
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

/** Long enough for a slider to have come to rest. */
const REST_MS = 600;

/** In whatever order a choice has its parts: one that was kept has another. */
const isSame = (one: OfferChoice, other: OfferChoice) =>
  Object.entries(one).every(
    ([part, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(other, part)),
  );

const COMPARE = 'Compare this choice';

/** What the press beside the result says; it stays where it is once there is nothing to press, and keeps the focus. */
function pinWordsOf(pinned: readonly OfferChoice[], choice: OfferChoice): string {
  if (pinned.some((one) => isSame(one, choice))) return 'In the comparison';
  return pinned.length < MOST_PINNED ? COMPARE : 'The comparison is full';
}

/** Says what the choice came to, once it rests (AX-33); nothing for the one the screen opened with. */
function useSpoken(words: string | null) {
  const announce = useAnnounce();
  const last = useRef(words);

  // A rest is a moment in time, and the live region is the document's.
  useEffect(() => {
    if (words === null || words === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = words;
      announce(words);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, words]);
}

/**
 * What a choice comes to.
 * - The payment is the largest thing on it; payment and cash are announced once a slider rests.
 * - Without a draw that is on offer it says the range, as soon as it is typed; the announcement waits for a rest.
 * - Beside the choices it stays in sight; on small screens it is a bar that opens and says whether it is open.
 * - It takes the focus itself where nothing can be pressed in it.
 */
export function OfferResultPanel({ ref, set, choice, pinned, onPin }: OfferResultPanelProps) {
  const today = useAppSelector((state) => state.shell.today);
  const isAmount = choiceMistakes(set, choice).amount === undefined;
  const result = isAmount ? resultOf(set, choice, today) : null;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useFocusAcrossLayouts(ref);
  const { range, request } = amountPrompt(set, choice);
  useSpoken(result?.spoken ?? (Number.isNaN(choice.amount) ? null : request));

  const pinWords = pinWordsOf(pinned, choice);
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
        onClick={() => {
          setOpen(!isOpen);
        }}
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
            <Button tone="secondary" isWide isWaiting={pinWords !== COMPARE} onPress={onPin}>
              {pinWords}
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
