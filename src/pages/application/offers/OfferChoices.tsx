import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SliderField } from '#src/ui/fields/SliderField.tsx';
import { tickableDiscounts } from '#store/application/offers/loanMaths.ts';
import {
  discountLabel,
  discountText,
  drawPreferenceLabels,
  offerTypeFacts,
  offerTypeLabel,
} from '#store/application/offers/offerTexts.ts';
import {
  boundsOf,
  discountsOf,
  offerFor,
  offerTypes,
  preferencesFor,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import {
  amountNote,
  feeAgainstRate,
  termFacts,
  termLimitNote,
} from '#store/application/offers/termFacts.ts';

import { ChoiceSentence } from './ChoiceSentence.tsx';
import { DebtsField } from './DebtsField.tsx';
import css from './OfferForm.module.css';

interface OfferChoicesProps {
  set: OfferSet;
  choice: OfferChoice;
  /** What changed because of another choice. */
  note: string | null;
  /** The draw at which to compare the terms. */
  wanted: number;
  onUse: (other: OfferChoice) => void;
}

type PartProps = Pick<OfferChoicesProps, 'set' | 'choice'>;

export function OfferChoices({ set, choice, note, wanted, onUse }: OfferChoicesProps) {
  return (
    <div className={css['choices']}>
      <ChoiceSentence set={set} choice={choice} onUse={onUse} />
      <TypeChoice set={set} choice={choice} />
      <TermChoice set={set} choice={choice} wanted={wanted} />
      <AmountChoice set={set} choice={choice} note={note} />
      <ChoiceCards
        name="drawPreference"
        label="How should we handle the costs?"
        options={preferencesFor(set, choice).map((value) => ({
          value,
          label: drawPreferenceLabels[value],
        }))}
      />
      <DiscountChoice set={set} choice={choice} />
      {set.liabilities.length > 0 && <DebtsField set={set} choice={choice} />}
    </div>
  );
}

function TypeChoice({ set, choice }: PartProps) {
  const types = offerTypes(set);
  if (types.length < 2) return null;
  return (
    <ChoiceCards
      name="type"
      label="Which do you prefer?"
      hint={feeAgainstRate(set, choice) ?? undefined}
      layout="row"
      options={types.map((value) => {
        const description = offerTypeFacts(set, value, choice.term);
        return { value, label: offerTypeLabel(value), ...(description && { description }) };
      })}
    />
  );
}

function AmountChoice({ set, choice, note }: PartProps & Pick<OfferChoicesProps, 'note'>) {
  const { max, isFixed } = boundsOf(set, choice) ?? { max: 0, isFixed: true };
  // All preferences share the same minimum. A fixed draw is at the end of its slider.
  const { min: least } = boundsOf(set, { ...choice, drawPreference: 'DEDUCT' }) ?? { min: 0 };
  const min = Math.min(least, max);
  return (
    <SliderField
      name="amount"
      label="How much do you want to draw?"
      hint={note ?? amountNote(set, choice)}
      {...{ min, max, isFixed }}
    />
  );
}

/** Cards at every width. Each says what its term costs and how much you can draw. */
function TermChoice({ set, choice, wanted }: PartProps & Pick<OfferChoicesProps, 'wanted'>) {
  return (
    <ChoiceCards
      name="term"
      label="How long do you want to pay it back?"
      hint={termLimitNote(set, choice) ?? undefined}
      layout="row"
      options={termFacts(set, choice, wanted).map(({ value, label, payment, interest, most }) => ({
        value,
        label,
        description: [payment, interest, most].map(
          (fact, at) =>
            fact !== null && (
              <span key={at} className={css['fact']}>
                {fact}{' '}
              </span>
            ),
        ),
      }))}
    />
  );
}

function DiscountChoice({ set, choice }: PartProps) {
  const offer = offerFor(set, choice);
  const discounts = offer === null ? [] : tickableDiscounts(discountsOf(offer));
  if (offer === null || discounts.length === 0) return null;
  return (
    <CheckboxGroup
      name="discounts"
      label="Ways to lower your rate"
      hint={`${discounts.map((discount) => discountText(set, offer, discount)).join('. ')}. You don't need ${discounts.length > 1 ? 'these' : 'this'} to get the line.`}
      isOptional
      options={discounts.map(({ type }) => ({ value: type, label: discountLabel(set, type) }))}
    />
  );
}
