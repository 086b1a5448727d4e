import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import { SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { useDeposit } from '#src/shell/vault.ts';
import { StepForm } from '#src/ui/form/StepForm.tsx';
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
import type { Application } from '#store/application/application.ts';
import { additionalInfoSubmitted } from '#store/application/intents.ts';
import { screenTyped } from '#store/application/slice.ts';
import { selectIsOn } from '#store/features/selectors.ts';

import { ChosenOfferLine } from './ChosenOfferLine.tsx';
import { Home, Money, ReachYou, You } from './ContactQuestions.tsx';
import { Owners } from './Owners.tsx';

const SCREEN = 'start/contact';
export const CONTACT_TITLE = 'Tell us a little more';

interface ContactFormProps {
  application: Application;
  saved: AdditionalInfo | null;
}

/** The further facts, in five short groups. */
export function ContactForm({ application, saved }: ContactFormProps) {
  const dispatch = useAppDispatch();
  const deposit = useDeposit();
  const draft = useAppSelector((state) => state.application.unsaved[SCREEN]);
  const allowsBusiness = useAppSelector(selectIsOn('fe-heloc-business-purpose'));
  // The questions are those the screen opened with: none is pulled from under anybody's hands.
  const [initialValues] = useState(() => startingInfo(application, saved, draft));
  const [context] = useState(() => additionalInfoContext(application, allowsBusiness));
  const [validate] = useState(() => additionalInfoValidator(context));
  const [isBack] = useState(draft !== undefined);
  const { fieldErrors, ...step } = useStep('additionalInfo');

  const onAnswer = (form: AdditionalInfoForm) => {
    dispatch(
      additionalInfoSubmitted({
        answer: additionalInfoOf(form, context),
        phoneNumber: changedPhone(form, application),
        ssnHandle: asksSsn(context) ? deposit(form.ssn) : null,
      }),
    );
  };

  return (
    <StepForm<AdditionalInfoForm>
      title={CONTACT_TITLE}
      help="A few facts, about three minutes. What we know already is filled in."
      initialValues={initialValues}
      validate={validate}
      onAnswer={onAnswer}
      onUnsaved={(values) => dispatch(screenTyped({ screen: SCREEN, values: { ...values } }))}
      footer={<SaveForLater />}
      fieldErrors={fieldErrors && infoErrors(fieldErrors)}
      {...step}
    >
      <ChosenOfferLine />
      <ReachYou context={context} />
      <You context={context} isBack={isBack} />
      <Money context={context} />
      <Owners context={context} />
      <Home context={context} />
    </StepForm>
  );
}
