import { Icon } from '#src/ui/text/Icon.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { nextThoughts } from '#store/application/offers/nextThoughts.ts';
import { offerTypeLabel } from '#store/application/offers/offerTexts.ts';
import { offerTypes, type OfferChoice, type OfferSet } from '#store/application/offers/offers.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import css from './ChoiceSentence.module.css';

interface ChoiceSentenceProps {
  set: OfferSet;
  choice: OfferChoice;
  onUse: (other: OfferChoice) => void;
}

/** Focuses the question of a part, or the chosen card if it has cards. */
function focusPart(name: keyof OfferChoice) {
  const form = document.getElementById('step');
  const chosen = form?.querySelector<HTMLElement>(`[name="${name}"]:checked`);
  (chosen ?? document.getElementById(fieldId('step', name)))?.focus();
}

function Part({ name, text, about }: { name: keyof OfferChoice; text: string; about: string }) {
  return (
    <button className={css['part']} type="button" onClick={() => focusPart(name)}>
      {text}
      <span className="visually-hidden">, change {about}</span>
    </button>
  );
}

/**
 * The choice as one sentence, and below it other choices that the borrower might try next.
 * - Each part of the sentence leads to its question.
 * - Each other choice says what it changes, and a click applies it.
 */
export function ChoiceSentence({ set, choice, onUse }: ChoiceSentenceProps) {
  const { amount, term, type } = choice;
  return (
    <div className={css['sentence']}>
      <p className={css['text']}>
        I&apos;d like{' '}
        <Part
          name="amount"
          text={Number.isFinite(amount) ? formatWholeDollars(amount) : 'an amount'}
          about="the amount"
        />{' '}
        for <Part name="term" text={formatYears(term)} about="the term" />
        {offerTypes(set).length > 1 && (
          <>
            , with the{' '}
            <Part name="type" text={offerTypeLabel(type).toLowerCase()} about="fee and rate" />
          </>
        )}
        .
      </p>
      <Thoughts set={set} choice={choice} onUse={onUse} />
    </div>
  );
}

function Thoughts({ set, choice, onUse }: ChoiceSentenceProps) {
  const thoughts = nextThoughts(set, choice);
  if (thoughts.length === 0) return null;
  return (
    <ul className={css['thoughts']} role="list" aria-label="Other choices">
      {thoughts.map(({ id, label, differences: [first, second], choice: other }) => (
        <li key={id}>
          <button className={css['thought']} type="button" onClick={() => onUse(other)}>
            <span className={css['label']}>
              {label} <Icon name="chevron" />
            </span>
            <span className={css['difference']}>
              <span>{first},</span> <span>{second}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
