import { useContext, useRef, useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { OriginatorPart } from '#src/shell/frame/OriginatorPart.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { ProgressBar } from '#src/ui/progress/Stepper.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { SubmitContext } from '#src/ui/form/SubmitActions.tsx';
import {
  validateChoice,
  withOfferedDiscounts,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import { offerQuoted } from '#store/application/offers/slice.ts';
import {
  selectApplicationOriginator,
  selectProgress,
} from '#store/application/whole/screenSelectors.ts';
import { screenTyped } from '#store/application/core/slice.ts';

import { choiceOf } from './choiceOf.ts';
import { HomeEquityBar } from './HomeEquityBar.tsx';
import { LazyBelowChoice } from './lazyParts.ts';
import { OfferChoices } from './OfferChoices.tsx';
import css from './OfferForm.module.css';
import { OfferNews } from './OfferNews.tsx';
import { OfferResultPanel } from './OfferResultPanel.tsx';
import { useComparison } from './useComparison.ts';
import { useOfferChoice, usePossibleChoice } from './useOfferChoice.ts';

interface OfferFormProps {
  set: OfferSet;
  start: OfferChoice;
  title: ReactNode;
  help: string;
}

/**
 * The choice of an offer: the fields, and next to them the result.
 * - The originator is above the choices (F-01).
 * - The progress is above the form, which takes the full width.
 * - The button is in the result, which is visible at every width.
 * - While a slider moves, every number is calculated here. The lender's quote follows.
 */
export function OfferForm({ set, start, title, help }: OfferFormProps) {
  const dispatch = useAppDispatch();
  const { bar } = useAppSelector(selectProgress);
  // Read on mount, because later changes come from the form itself.
  const [initialValues] = useState(start);
  const [validate] = useState(() => (values: Readonly<Partial<OfferChoice>>) => ({
    ...validateChoice(set, choiceOf(start, values)),
    ...(values.amount === undefined && { amount: 'Required' }),
  }));

  return (
    <div className={css['page']}>
      <div className={css['progress']}>
        <ProgressBar {...bar} />
      </div>
      <StepForm<OfferChoice>
        title={title}
        help={
          <>
            <p>{help}</p>
            <HomeEquityBar set={set} />
          </>
        }
        initialValues={initialValues}
        validate={validate}
        onAnswer={(values) =>
          dispatch(offerQuoted(withOfferedDiscounts(set, choiceOf(start, values))))
        }
        onUnsaved={(values) => dispatch(screenTyped({ screen: 'productSelect', values }))}
        actions="inside"
        {...useStep('offerQuote')}
        // Left out because the progress above the form shows the step.
        stepLabel={undefined}
      >
        <OfferFields set={set} start={initialValues} />
      </StepForm>
    </div>
  );
}

/** A child of the form, because it reads the form's values. */
function OfferFields({ set, start }: Pick<OfferFormProps, 'set' | 'start'>) {
  const { choice, note, wanted, take } = useOfferChoice(set, start);
  const originator = useAppSelector(selectApplicationOriginator);
  const panel = useRef<HTMLElement>(null);
  const shown = usePossibleChoice(set, start, choice);
  const { isBusy = false } = useContext(SubmitContext);
  const { compared, below, onPin, onShow } = useComparison(choice);
  // Another choice changed this, not the borrower.
  useAnnounced(note);

  return (
    <>
      <OfferNews set={set} />
      <div className={css['parts']}>
        <div className={css['asked']} inert={isBusy}>
          {originator && <OriginatorPart originator={originator} />}
          <OfferChoices {...{ set, choice, note, wanted }} onUse={take} />
        </div>
        <div className={css['side']}>
          <OfferResultPanel
            ref={panel}
            {...{ set, choice, shown }}
            pinned={compared.pinned}
            onPin={onPin}
            onShowComparison={onShow}
          />
        </div>
      </div>
      <div className={css['below']} ref={below} tabIndex={-1} inert={isBusy}>
        <LazyBelowChoice
          {...{ set, choice, shown }}
          onUse={take}
          focusFallback={() => [
            ...[
              ...(panel.current?.querySelectorAll<HTMLElement>('[type=button]') ?? []),
            ].toReversed(),
            panel.current,
          ]}
          {...compared}
        />
      </div>
      <div className={css['footer']} inert={isBusy}>
        <SaveForLater />
      </div>
    </>
  );
}
