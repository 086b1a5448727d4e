import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SliderField, DiscreteSliderField } from '#src/ui/fields/SliderField.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';
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
  termsOf,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import { formatYears } from '#store/format/years.ts';

import { DebtsField } from './DebtsField.tsx';
import css from './OfferForm.module.css';

interface OfferChoicesProps {
  set: OfferSet;
  choice: OfferChoice;
  /** What changed because of another choice. */
  note: string | null;
}

export function OfferChoices({ set, choice, note }: OfferChoicesProps) {
  return (
    <div className={css['choices']}>
      <TypeChoice set={set} choice={choice} />
      <TermChoice set={set} choice={choice} />
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
      {set.liabilities.length > 0 && <DebtsField set={set} />}
    </div>
  );
}

/** Shown for more than one type. */
function TypeChoice({ set, choice }: Omit<OfferChoicesProps, 'note'>) {
  const types = offerTypes(set);
  if (types.length < 2) return null;
  return (
    <ChoiceCards
      name="type"
      label="Which do you prefer?"
      layout="row"
      options={types.map((value) => {
        const description = offerTypeFacts(set, value, choice.term);
        return { value, label: offerTypeLabel(value), ...(description && { description }) };
      })}
    />
  );
}

function AmountChoice({ set, choice, note }: OfferChoicesProps) {
  const { max, isFixed } = boundsOf(set, choice) ?? { max: 0, isFixed: true };
  // The least amount is the same for every preference; a fixed draw stands at the end of its slider.
  const { min: least } = boundsOf(set, { ...choice, drawPreference: 'DEDUCT' }) ?? { min: 0 };
  const min = Math.min(least, max);
  const fixed = isFixed ? 'You draw the most there is, so the amount is set.' : undefined;
  return (
    <SliderField
      name="amount"
      label="How much do you want to draw?"
      hint={note ?? fixed}
      {...{ min, max, isFixed }}
    />
  );
}

/** A slider on wide screens, cards on a phone; both set the same term. */
function TermChoice({ set, choice: { type } }: Omit<OfferChoicesProps, 'note'>) {
  const terms = termsOf(set, type);
  const label = 'How long do you want to pay it back?';
  const around = useFocusAcrossLayouts<HTMLDivElement>();
  return (
    <div {...around}>
      <div className={css['wide']}>
        <DiscreteSliderField name="term" label={label} stops={terms} write={formatYears} />
      </div>
      <div className={css['narrow']}>
        <ChoiceCards
          name="term"
          label={label}
          layout="row"
          options={terms.map((value) => ({ value, label: formatYears(value) }))}
        />
      </div>
    </div>
  );
}

function DiscountChoice({ set, choice }: Omit<OfferChoicesProps, 'note'>) {
  const offer = offerFor(set, choice);
  const discounts = offer === null ? [] : tickableDiscounts(discountsOf(offer));
  if (offer === null || discounts.length === 0) return null;
  return (
    <CheckboxGroup
      name="discounts"
      label="Ways to lower your rate"
      hint={`${discounts.map((discount) => discountText(set, offer, discount)).join('. ')}. None is needed to get the line.`}
      isOptional
      options={discounts.map(({ type }) => ({ value: type, label: discountLabel(set, type) }))}
    />
  );
}
