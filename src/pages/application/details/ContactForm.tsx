import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useHasDraft } from '#src/pages/shared/step/useHasDraft.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { asksSsn, type AdditionalInfoForm } from '#store/application/details/additionalInfo.ts';
import {
  additionalInfoOf,
  type AdditionalInfo,
} from '#store/application/details/additionalInfoAnswer.ts';
import { additionalInfoValidator } from '#store/application/details/additionalInfoRules.ts';
import {
  additionalInfoContext,
  changedPhone,
  infoErrors,
  startingInfo,
} from '#store/application/details/additionalInfoStart.ts';
import type { Application } from '#store/application/core/application.ts';
import { additionalInfoSubmitted } from '#store/application/details/actions.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { selectChosenOfferLine } from '#store/application/whole/screenSelectors.ts';

import {
  ContactMethodQuestions,
  HomeQuestions,
  PersonalQuestions,
  PurposeQuestions,
} from './ContactQuestions.tsx';
import { Owners } from './Owners.tsx';
import css from './ChosenOfferLine.module.css';

export const DETAILS_TITLE = 'Tell us a little more';

interface ContactFormProps {
  application: Application;
  saved: AdditionalInfo | null;
}

export function ContactForm({ application, saved }: ContactFormProps) {
  const { deposit } = usePorts();
  const allowsBusiness = useAppSelector(selectFlag('fe-heloc-business-purpose'));
  // The questions stay as they were on mount, so none disappears while the borrower types.
  const isRestored = useHasDraft('startContact');
  const [context] = useState(() => additionalInfoContext(application, allowsBusiness));
  const [validate] = useState(() => additionalInfoValidator(context));
  const { fieldErrors } = useStep('additionalInfo');
  return (
    <ScreenForm<AdditionalInfoForm>
      title={DETAILS_TITLE}
      help="A few more questions, about three minutes. We've filled in what we know."
      validate={validate}
      intent={(values) =>
        additionalInfoSubmitted({
          answer: additionalInfoOf(values, context),
          phoneNumber: changedPhone(values, application),
          ssnHandle: asksSsn(context) ? deposit(values.ssn) : null,
        })
      }
      footer={<SaveForLater />}
      fieldErrors={fieldErrors && infoErrors(fieldErrors)}
      draft="startContact"
      start={(draft) => startingInfo(application, saved, draft)}
      step="additionalInfo"
    >
      <ChosenOfferLine />
      <ContactMethodQuestions context={context} />
      <PersonalQuestions context={context} isBack={isRestored} />
      <PurposeQuestions context={context} />
      <Owners context={context} />
      <HomeQuestions context={context} />
    </ScreenForm>
  );
}

function ChosenOfferLine() {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectChosenOfferLine);
  if (line === null) return null;
  return (
    <p className={css['line']}>
      <span>
        Your offer: <strong>{line}</strong>
      </span>
      <button
        className={`link-button ${css['change']}`}
        type="button"
        aria-label="Change your offer"
        onClick={() => dispatch(offersReopened({ from: 'startContact' }))}
      >
        Change
      </button>
    </p>
  );
}
