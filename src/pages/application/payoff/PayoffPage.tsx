import { useMemo } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { NextActions, ContactUs, GoToDashboard } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import {
  openPayoffs,
  payoffLetterValidator,
  payoffLine,
  type LetterForm,
  type Payoff,
} from '#store/application/payoff/payoffs.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';

import { PayoffList } from './PayoffList.tsx';

const { title: TITLE } = applicationScreens.payoffHold;
const WAITING = "We're getting the answers of your other lenders.";

interface PayoffProps {
  payoffs: readonly Payoff[];
  limits: UploadLimits;
}

/** payoff/hold: the loans that are paid off, and a letter for each that speeds it up. */
export function PayoffPage() {
  const payoffs = useAppSelector((state) => selectLenderData(state).payoffs);
  return (
    <LenderScreen data="uploadLimits" title={TITLE} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={payoffs} title={TITLE} waiting={WAITING}>
          {(known) => <Payoffs payoffs={known} limits={limits} />}
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

function Payoffs({ payoffs, limits }: PayoffProps) {
  const isOpen = useIsOpen();
  const open = openPayoffs(payoffs);
  if (!isOpen)
    return (
      <ReadOnlyScreen title={TITLE}>
        <PayoffList payoffs={payoffs} />
      </ReadOnlyScreen>
    );
  if (open.length === 0)
    return (
      <Screen title={TITLE}>
        <ApplicationStatusCard />
        <PayoffList payoffs={payoffs} />
        <NextActions />
      </Screen>
    );
  // Another list asks for another letter.
  return <Letter key={open.map(({ uuid }) => uuid).join()} payoffs={payoffs} limits={limits} />;
}

function Letter({ payoffs, limits }: PayoffProps) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const open = useMemo(() => openPayoffs(payoffs), [payoffs]);
  const validate = useMemo(() => payoffLetterValidator(open, uploads), [open, uploads]);
  const only = open.length === 1 ? open[0]?.uuid : undefined;
  const initialValues = useMemo(() => (only === undefined ? {} : { payoffUuid: only }), [only]);
  return (
    <StepForm<LetterForm>
      title={TITLE}
      initialValues={initialValues}
      validate={validate}
      submitLabel="Send the letter"
      onAnswer={({ payoffUuid }) => dispatch(payoffLetterSubmitted({ payoffUuid }))}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ContactUs />
        </>
      }
      {...useStep('payoffLetter')}
    >
      <ApplicationStatusCard />
      <PayoffList payoffs={payoffs} />
      <FieldSection legend="Speed it up: upload a payoff letter">
        {open.length > 1 && (
          <ChoiceCards
            name="payoffUuid"
            label="Which loan is the letter for?"
            options={open.map((payoff) => ({ value: payoff.uuid, label: payoffLine(payoff) }))}
          />
        )}
        <UploadField
          group="payoffLetter"
          label="Payoff letter"
          hint="Your lender sends it when you ask. It shows the amount and how long it is good for."
          limits={limits}
        />
      </FieldSection>
    </StepForm>
  );
}
