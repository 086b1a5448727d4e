import { useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LazyOriginatorCard } from '#src/shell/frame/LazyOriginatorCard.tsx';
import { useAnnounce, useAnnounced } from '#src/ui/feedback/announce.ts';
import { ProgressBar } from '#src/ui/layout/Stepper.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { selectPinned } from '#store/application/offers/selectors.ts';
import { limitLine } from '#store/application/offers/offerTexts.ts';
import {
  validateChoice,
  withOfferedDiscounts,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import { OFFER_SCREEN, offerQuoted } from '#store/application/offers/slice.ts';
import { selectApplicationOriginator, selectProgress } from '#store/application/screenSelectors.ts';
import { screenTyped } from '#store/application/slice.ts';

import { choiceOf } from './choiceOf.ts';
import { OfferChoices } from './OfferChoices.tsx';
import { OfferComparison } from './OfferComparison.tsx';
import css from './OfferForm.module.css';
import { OfferNews } from './OfferNews.tsx';
import { OfferResultPanel } from './OfferResultPanel.tsx';
import { useOfferChoice } from './useOfferChoice.ts';

interface OfferFormProps {
  set: OfferSet;
  start: OfferChoice;
  title: string;
}

/**
 * The choice of an offer: the fields, and beside them the result.
 * - The originator stands above the result, on small screens above both (F-01).
 * - The progress stands above the form, which takes the full width.
 * - Every number is calculated here while a slider moves; the lender's quote follows.
 */
export function OfferForm({ set, start, title }: OfferFormProps) {
  const dispatch = useAppDispatch();
  const { number, of, label } = useAppSelector(selectProgress);
  // Read at mount: later changes are the form's own.
  const [initialValues] = useState(start);
  const [validate] = useState(() => (values: Readonly<Partial<OfferChoice>>) => ({
    ...validateChoice(set, choiceOf(start, values)),
    ...(values.amount === undefined && { amount: 'Required' }),
  }));

  return (
    <div className={css['page']}>
      <div className={css['progress']}>
        <p className={css['step']}>
          Step {number} of {of}, {label}
        </p>
        <ProgressBar step={number} of={of} label={label} />
      </div>
      <StepForm<OfferChoice>
        title={title}
        help={limitLine(set)}
        initialValues={initialValues}
        validate={validate}
        onAnswer={(values) =>
          dispatch(offerQuoted(withOfferedDiscounts(set, choiceOf(start, values))))
        }
        onUnsaved={(values) => dispatch(screenTyped({ screen: OFFER_SCREEN, values }))}
        footer={<SaveForLater />}
        {...useStep('offerQuote')}
        // The progress above the form shows the step.
        stepLabel={undefined}
      >
        <OfferFields set={set} start={initialValues} />
      </StepForm>
    </div>
  );
}

/** A child of the form, whose values it reads. */
function OfferFields({ set, start }: Pick<OfferFormProps, 'set' | 'start'>) {
  const { choice, note } = useOfferChoice(set, start);
  const originator = useAppSelector(selectApplicationOriginator);
  const dispatch = useAppDispatch();
  const pinned = useAppSelector(selectPinned);
  const pin = (next: readonly OfferChoice[]) =>
    void dispatch(screenTyped({ screen: OFFER_SCREEN, values: { pinned: next } }));
  const panel = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  // Changed by another choice, not by the borrower.
  useAnnounced(note);

  return (
    <>
      <OfferNews set={set} />
      <div className={css['parts']}>
        {originator && (
          <div className={css['originator']}>
            <LazyOriginatorCard originator={originator} />
          </div>
        )}
        <OfferChoices set={set} choice={choice} note={note} />
        <OfferResultPanel
          ref={panel}
          set={set}
          choice={choice}
          pinned={pinned}
          onPin={() => {
            pin([...pinned, choice]);
            announce(`Choice ${pinned.length + 1} is in the comparison below.`);
          }}
        />
      </div>
      <OfferComparison
        set={set}
        pinned={pinned}
        focusFallback={() => [
          ...[...(panel.current?.querySelectorAll('button') ?? [])].toReversed(),
          panel.current,
        ]}
        onRemove={(index) => {
          pin(pinned.filter((_choice, other) => other !== index));
          // The next choice takes the number and the button's name of the removed one.
          announce(`Choice ${index + 1} is removed.`);
        }}
      />
    </>
  );
}
