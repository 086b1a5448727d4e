import { useMemo, useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
  QuietButton,
} from '#src/pages/shared/ApplicationActions.tsx';
import { FieldCard, FieldCards } from '#src/pages/shared/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/ScreenForm.tsx';
import { useStableSelector } from '#src/pages/shared/useStableSelector.ts';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { applicationScreens } from '#store/application/screens.ts';
import { selectIsScreenOfStatus, selectAddressOf } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { selectApplicationState } from '#store/application/state.ts';
import { valueDisputed } from '#store/application/valuation/actions.ts';
import {
  disputeOf,
  disputeValidator,
  MOST_COMPARABLES,
  type DisputeForm,
} from '#store/application/valuation/disputes.ts';
import type { PlacedOrder } from '#store/application/valuation/order.ts';
import { AGENT_NO_ACCESS, NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { OrderRows } from './OrderRows.tsx';

const { title: TITLE } = applicationScreens.bpoHold;

/** bpo/hold: the agent, the valuer or the title partner works on the property. */
export function HoldPage() {
  return (
    <LenderScreen data="valuationOrder" title={TITLE} waiting="We're getting your order.">
      {(order) => <ValuationHold order={order} />}
    </LenderScreen>
  );
}

function ValuationHold({ order }: { order: PlacedOrder | null }) {
  const [isDisputing, setIsDisputing] = useState(false);
  const isSent = useAppSelector(selectIsDisputeSent);
  return isDisputing && !isSent ? (
    <Dispute onBack={() => setIsDisputing(false)} />
  ) : (
    <HoldScreen order={order} isDisputeSent={isSent} onDispute={() => setIsDisputing(true)} />
  );
}

const selectIsDisputeSent = (state: Parameters<typeof selectApplicationState>[0]) => {
  const { step } = selectApplicationState(state);
  return step.status === 'sent' && step.step === 'valueReconsideration';
};

interface HoldScreenProps {
  order: PlacedOrder | null;
  isDisputeSent: boolean;
  onDispute: () => void;
}

function HoldScreen({ order, isDisputeSent, onDispute }: HoldScreenProps) {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  const hasValue = useAppSelector((state) => selectStatus(state)?.bpo === 'BPO_COMPLETE');
  const reason = useAppSelector((state) => selectStatus(state)?.hold?.reason);
  return (
    <Screen title={TITLE}>
      {reason === NO_ACCESS ? <NoAccess /> : <ApplicationStatusCard />}
      {order !== null && (
        <Card title="What you ordered">
          <OrderRows order={order} />
        </Card>
      )}
      <Conditions />
      {hasValue && (
        <Section title="The value of your home">
          {isDisputeSent ? (
            <Notice tone="success">
              <p>Thank you. Someone will look at the value again and write to you.</p>
            </Notice>
          ) : (
            <div>
              <QuietButton onClick={onDispute}>I disagree with the value</QuietButton>
            </div>
          )}
        </Section>
      )}
      <Actions>
        {!isOfStatus && <GoToCurrentStep />}
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

/** The agent was there, and could not see the home. */
function NoAccess() {
  const toOrder = useAppSelector(selectAddressOf('bpoOrder'));
  return (
    <Notice tone="warning" heading={AGENT_NO_ACCESS}>
      <p>
        <Link to={toOrder}>Choose a new day</Link>
      </p>
    </Notice>
  );
}

/** What the hold asks of the borrower. */
function Conditions() {
  const count = useAppSelector((state) => selectStatus(state)?.hold?.conditionUuids.length ?? 0);
  const toConditions = useAppSelector(selectAddressOf('conditions'));
  if (count === 0) return null;
  return (
    <Notice tone="warning" heading="We need something from you">
      <p>
        It is on <Link to={toConditions}>your to-do list</Link>.
      </p>
    </Notice>
  );
}

const sales = Array.from({ length: MOST_COMPARABLES }, (_none, index) => index);

/** "I disagree with the value": why, and up to three sales near by. */
function Dispute({ onBack }: { onBack: () => void }) {
  const today = useAppSelector(selectToday);
  const validate = useMemo(() => disputeValidator(today), [today]);
  return (
    <ScreenForm<DisputeForm>
      title="Ask us to reconsider the value"
      help="Tell us what we missed. Homes near yours that sold in the last year help most."
      validate={validate}
      submitLabel="Send"
      intent={(values) => valueDisputed(disputeOf(values))}
      onBack={onBack}
      footer={<ContactUs />}
      step="valueReconsideration"
    >
      <TextAreaField name="reason" label="Why is the value not right?" />
      <FieldCards>
        {sales.map((index) => (
          <FieldCard
            key={index}
            legend={`Sale ${index + 1} of ${MOST_COMPARABLES} (optional)`}
            name={`Sale ${index + 1}`}
          >
            <TextField
              name={`comparables[${index}].address`}
              label="Address"
              autoComplete="off"
              isOptional
            />
            <MoneyField name={`comparables[${index}].price`} label="Sale price" isOptional />
            <DateField
              name={`comparables[${index}].soldOn`}
              label="Date of the sale"
              autoComplete="off"
              isOptional
            />
          </FieldCard>
        ))}
      </FieldCards>
    </ScreenForm>
  );
}
