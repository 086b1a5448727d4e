import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
import { CASH_LABEL, resultOf, type OfferResult } from '#store/application/offers/offerResult.ts';
import { isSameChoice } from '#store/application/offers/isSameChoice.ts';
import { fullDrawNote, lastChoiceText } from '#store/application/offers/offerTexts.ts';
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
  onShowComparison: () => void;
}

/** The debounce of a moving slider. */
const DEBOUNCE_MS = 600;

/** Whether the button adds the choice; it shows the comparison where there is nothing to add. */
const canPin = (pinned: readonly OfferChoice[], choice: OfferChoice) =>
  pinned.length < MOST_PINNED && !pinned.some((one) => isSameChoice(one, choice));

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

/** The result of the choice, or while its amount is impossible the last one. */
function useLastResult(result: OfferResult | null) {
  const [last, setLast] = useState(result);
  if (result !== null && result !== last) setLast(result);
  return result ?? last;
}

/**
 * The result of a choice.
 * - The payment is the largest figure; payment and cash are announced, debounced.
 * - While the amount is impossible it shows the range at once, announces it debounced, and keeps the last result.
 * - Sticky beside the fields; on small screens a bar that expands.
 */
export function OfferResultPanel({
  ref,
  set,
  choice,
  pinned,
  onPin,
  onShowComparison,
}: OfferResultPanelProps) {
  const today = useAppSelector((state) => state.shell.today);
  const isAmount = validateChoice(set, choice).amount === undefined;
  const result = useMemo(
    () => (isAmount ? resultOf(set, choice, today) : null),
    [isAmount, set, choice, today],
  );
  const shown = useLastResult(result);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useFocusAcrossLayouts(ref);
  const prompt = amountPrompt(set, choice);
  useResultAnnouncement(result?.spoken ?? (Number.isNaN(choice.amount) ? null : prompt));

  return (
    <section className={css['panel']} tabIndex={-1} aria-labelledby={`${id}-title`} {...around}>
      <h2 className="visually-hidden" id={`${id}-title`}>
        What it comes to
      </h2>
      <Bar
        id={id}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        payment={shown?.payment ?? null}
        prompt={result === null ? prompt : null}
      />
      <div className={isOpen ? css['card'] : `${css['card']} ${css['closed']}`} id={id}>
        {result === null && <p className={css['prompt']}>{prompt}</p>}
        {shown && <Result result={shown} isLast={result === null} />}
        <CompareButton
          isPossible={result !== null}
          isNew={canPin(pinned, choice)}
          onPin={onPin}
          onShow={onShowComparison}
        />
      </div>
    </section>
  );
}

interface BarProps {
  id: string;
  isOpen: boolean;
  onToggle: () => void;
  payment: string | null;
  /** What to enter, while the amount is impossible. */
  prompt: string | null;
}

/** On small screens the payment, or the prompt and the last payment; it opens the rest. */
function Bar({ id, isOpen, onToggle, payment, prompt }: BarProps) {
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
        {prompt !== null && <span className={css['rangeOf']}>{prompt}</span>}
        {payment !== null && (
          <span>
            {prompt !== null && <span>Your last choice: </span>}
            <strong>{payment}</strong> <span className={css['month']}>a month</span>
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

/** One button for both, so that it keeps the focus; it waits while the amount is impossible. */
const CompareButton = ({ isPossible, isNew, onPin, onShow }: CompareButtonProps) => (
  <Button tone="secondary" isWide isWaiting={!isPossible} onClick={isNew ? onPin : onShow}>
    {isNew ? 'Compare this choice' : 'Show the comparison'}
  </Button>
);

function Result({ result, isLast }: { result: OfferResult; isLast: boolean }) {
  return (
    <>
      {isLast && <p className={css['small']}>{lastChoiceText}</p>}
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
        The APR of a line of credit leaves out fees. {fullDrawNote(result.drawYears)}
      </p>
    </>
  );
}
