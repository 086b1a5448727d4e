import { useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import { SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LateOriginatorCard } from '#src/shell/frame/LateOriginatorCard.tsx';
import { useAnnounce, useAnnounced } from '#src/ui/feedback/announce.ts';
import { ProgressBar } from '#src/ui/layout/Stepper.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { selectPinned } from '#store/application/offers/selectors.ts';
import { limitLine } from '#store/application/offers/offerTexts.ts';
import {
  choiceMistakes,
  offered,
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
import { useSettledChoice } from './useSettledChoice.ts';

interface OfferFormProps {
  set: OfferSet;
  start: OfferChoice;
  title: string;
}

/**
 * The choice of an offer: what can be set, and beside it what it comes to.
 * - Whoever referred the borrower stands above what it comes to; on small screens above both (F-01).
 * - How far the borrower has come stands above it: both halves of the width are taken, so that there is no list beside.
 * - Nothing is sent while a slider moves: every number is worked out here, and checked by the lender's afterwards.
 */
export function OfferForm({ set, start, title }: OfferFormProps) {
  const dispatch = useAppDispatch();
  const { number, of, label } = useAppSelector(selectProgress);
  // What the form starts from; what is chosen later is the form's own.
  const [initialValues] = useState(start);
  const [validate] = useState(() => (values: Readonly<Partial<OfferChoice>>) => ({
    ...choiceMistakes(set, choiceOf(start, values)),
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
        onAnswer={(values) => dispatch(offerQuoted(offered(set, choiceOf(start, values))))}
        onUnsaved={(values) => dispatch(screenTyped({ screen: OFFER_SCREEN, values }))}
        footer={<SaveForLater />}
        {...useStep('offerQuote')}
        // It stands above the form, with the number of the step.
        stepLabel={undefined}
      >
        <Parts set={set} start={initialValues} />
      </StepForm>
    </div>
  );
}

/** What stands inside the form, and so knows the choice as it is being made. */
function Parts({ set, start }: Pick<OfferFormProps, 'set' | 'start'>) {
  const { choice, note } = useSettledChoice(set, start);
  const originator = useAppSelector(selectApplicationOriginator);
  const dispatch = useAppDispatch();
  const pinned = useAppSelector(selectPinned);
  const pin = (next: readonly OfferChoice[]) =>
    void dispatch(screenTyped({ screen: OFFER_SCREEN, values: { pinned: next } }));
  const panel = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  // What had to change did so by itself.
  useAnnounced(note);

  return (
    <>
      <OfferNews set={set} />
      <div className={css['parts']}>
        {originator && (
          <div className={css['originator']}>
            <LateOriginatorCard originator={originator} />
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
        otherwise={() => [
          ...[...(panel.current?.querySelectorAll('button') ?? [])].toReversed(),
          panel.current,
        ]}
        onRemove={(place) => {
          pin(pinned.filter((_choice, at) => at !== place));
          // The next one has its number now, and the same words on its button.
          announce(`Choice ${place + 1} is removed.`);
        }}
      />
    </>
  );
}
