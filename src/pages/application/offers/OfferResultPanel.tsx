import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { SubmitActions } from '#src/ui/form/SubmitActions.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import {
  CASH_LABEL,
  offerResultOf,
  type OfferResult,
} from '#store/application/offers/offerResult.ts';
import { isSameChoice } from '#store/application/offers/isSameChoice.ts';
import { forAmountText, fullDrawNote } from '#store/application/offers/offerTexts.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { MAX_PINNED } from '#store/application/offers/startingChoice.ts';
import { amountPrompt, type OfferChoice, type OfferSet } from '#store/application/offers/offers.ts';

import { Figures } from './Figures.tsx';
import css from './OfferResultPanel.module.css';

interface OfferResultPanelProps {
  ref: RefObject<HTMLElement | null>;
  set: OfferSet;
  choice: OfferChoice;
  shown: OfferChoice;
  pinned: readonly OfferChoice[];
  onPin: () => void;
  onShowComparison: () => void;
}

/** Waits until a slider stops moving. */
const DEBOUNCE_MS = 600;

/** Returns whether the button adds the choice. If there is nothing to add, the button shows the comparison. */
const canPin = (pinned: readonly OfferChoice[], choice: OfferChoice) =>
  pinned.length < MAX_PINNED && !pinned.some((one) => isSameChoice(one, choice));

/** Announces the result of a choice, debounced (AX-33), but not the first one. */
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

/** Tracks whether the bar is expanded. Open details would cover the comparison, which takes the focus. */
function useDetails() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    onToggle: () => setOpen(!isOpen),
    /** Closes the details synchronously, before something else takes the focus. */
    closing: (show: () => void) => () => {
      flushSync(() => setOpen(false));
      show();
    },
  };
}

/**
 * The result of a choice.
 * - The payment is the largest figure. Payment and cash are announced, debounced.
 * - While the amount is impossible, the result announces the range, debounced, and dims the figures of the nearest
 *   amount. The range shows at once, in the card next to the fields or, on narrow screens, at the field.
 * - The result contains the submit button, so both are visible: next to the fields, below 64 rem as a bar that expands,
 *   or at the top of a low window.
 */
export function OfferResultPanel({
  ref,
  set,
  choice,
  shown,
  pinned,
  onPin,
  onShowComparison,
}: OfferResultPanelProps) {
  const today = useAppSelector((state) => state.shell.today);
  const result = useMemo(() => offerResultOf(set, shown, today), [set, shown, today]);
  const { isOpen, onToggle, closing } = useDetails();
  const id = useId();
  const around = useFocusAcrossLayouts(ref);
  const isPossible = shown === choice;
  const prompt = isPossible ? null : amountPrompt(set, choice);
  const spoken = isPossible ? result?.spoken : prompt;
  useResultAnnouncement(Number.isNaN(choice.amount) ? null : (spoken ?? null));
  const forAmount = isPossible ? null : forAmountText(shown.amount);

  return (
    <section className={css['panel']} tabIndex={-1} aria-labelledby={`${id}-title`} {...around}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        What it comes to
      </h2>
      <Bar
        id={id}
        isOpen={isOpen}
        onToggle={onToggle}
        payment={result?.payment ?? null}
        forAmount={forAmount && boundText(choice.amount, shown.amount)}
      />
      <div className={isOpen ? css['card'] : `${css['card']} ${css['closed']}`} id={id}>
        {prompt !== null && <p className={css['prompt']}>{prompt}</p>}
        {result && <Result result={result} forAmount={forAmount} />}
        <CompareButton
          isPossible={isPossible}
          isNew={canPin(pinned, choice)}
          onPin={closing(onPin)}
          onShow={closing(onShowComparison)}
        />
      </div>
      <div className={css['submit']}>
        <SubmitActions />
      </div>
    </section>
  );
}

/** "for the maximum of $204,485", or only the amount while the box is empty. */
function boundText(typed: number, possible: number): string {
  const bound = typed > possible ? 'the maximum of ' : typed < possible ? 'the minimum of ' : '';
  return `for ${bound}${formatWholeDollars(possible)}`;
}

interface BarProps {
  id: string;
  isOpen: boolean;
  onToggle: () => void;
  payment: string | null;
  /** The amount that the payment is for, if it isn't the borrower's. */
  forAmount: string | null;
}

/** Shows the payment below 64 rem and opens the rest. While the amount is impossible, its field says what to enter. */
function Bar({ id, isOpen, onToggle, payment, forAmount }: BarProps) {
  return (
    <button
      className={css['bar']}
      type="button"
      data-sticky-action
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onToggle}
    >
      <span className={css['short']}>
        {payment !== null && (
          <span>
            <strong>{payment}</strong> <span className={css['month']}>a month</span>
            {forAmount !== null && ` ${forAmount}`}
          </span>
        )}
      </span>
      <span className={css['toggle']}>
        {isOpen ? 'Hide details' : 'Show details'}
        <Icon name="chevron" />
      </span>
    </button>
  );
}

interface CompareButtonProps {
  isPossible: boolean;
  isNew: boolean;
  onPin: () => void;
  onShow: () => void;
}

/** One button for adding and showing, so it keeps the focus. It is disabled while the amount is impossible. */
const CompareButton = ({ isPossible, isNew, onPin, onShow }: CompareButtonProps) => (
  <div className={css['compare']} data-sticky-action>
    <Button tone="secondary" isWide isWaiting={!isPossible} onClick={isNew ? onPin : onShow}>
      {isNew ? 'Compare this choice' : 'Show the comparison'}
    </Button>
  </div>
);

function Result({ result, forAmount }: { result: OfferResult; forAmount: string | null }) {
  return (
    <div className={forAmount === null ? css['result'] : `${css['result']} ${css['dimmed']}`}>
      <div>
        <p className={css['label']}>Monthly payment {forAmount}</p>
        <p className={css['payment']}>{result.payment}</p>
        <p className={css['rate']}>
          {result.rate} rate (APR), {result.term}
        </p>
      </div>
      <Figures
        figures={result.rows.map((row) => ({ ...row, isStrong: row.label === CASH_LABEL }))}
      />
      <p className={css['small']}>
        The APR of a line of credit leaves out fees. {fullDrawNote(result.drawYears)}
      </p>
    </div>
  );
}
