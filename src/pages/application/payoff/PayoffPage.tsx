import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  NextActions,
  ContactUs,
  GoToDashboard,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import {
  openPayoffs,
  payoffLetterValidator,
  payoffLine,
  type LetterForm,
  type Payoff,
} from '#store/application/payoff/payoffs.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';

import { PayoffList } from './PayoffList.tsx';

const { title: TITLE } = applicationScreens.payoffHold;

interface PayoffProps {
  payoffs: readonly Payoff[];
}

/** payoff/hold: the loans to pay off, and a letter for each that speeds it up. */
export default function PayoffPage() {
  return (
    <LenderScreen
      data="payoffs"
      also={['uploadLimits']}
      title={TITLE}
      waiting="We're getting the answers of your other lenders."
      readOnly={(payoffs) => <PayoffList payoffs={payoffs} />}
    >
      {(payoffs) => <Payoffs payoffs={payoffs} />}
    </LenderScreen>
  );
}

function Payoffs({ payoffs }: PayoffProps) {
  const open = openPayoffs(payoffs);
  if (open.length === 0)
    return (
      <Screen title={TITLE}>
        <ApplicationStatusCard />
        <PayoffList payoffs={payoffs} />
        <NextActions />
      </Screen>
    );
  // Keyed, because another list needs another letter.
  return <Letter key={open.map(({ uuid }) => uuid).join()} payoffs={payoffs} />;
}

function Letter({ payoffs }: PayoffProps) {
  const uploads = useAppSelector(selectUploads);
  const open = useMemo(() => openPayoffs(payoffs), [payoffs]);
  const validate = useMemo(() => payoffLetterValidator(open, uploads), [open, uploads]);
  const only = open.length === 1 ? open[0]?.uuid : undefined;
  const initialValues = useMemo(() => (only === undefined ? {} : { payoffUuid: only }), [only]);
  return (
    <ScreenForm<LetterForm>
      title={TITLE}
      start={() => initialValues}
      validate={validate}
      submitLabel="Send the letter"
      submitTone="secondary"
      actions="end"
      intent={({ payoffUuid }) => payoffLetterSubmitted({ payoffUuid })}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ContactUs />
        </>
      }
      step="payoffLetter"
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
        />
      </FieldSection>
    </ScreenForm>
  );
}
