import { useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
  QuietButton,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import {
  selectIsScreenOfStatus,
  selectAddressOf,
} from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import type { PlacedOrder } from '#store/application/valuation/order.ts';
import { AGENT_NO_ACCESS, NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';

import { OrderRows } from './OrderRows.tsx';
import { DisputeValueForm } from './DisputeValueForm.tsx';

const { title: TITLE } = applicationScreens.bpoHold;

/** bpo/hold: the agent, the appraiser or the title partner is working on the property. */
export default function HoldPage() {
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
    <DisputeValueForm onBack={() => setIsDisputing(false)} />
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

/** The agent was there but couldn't see the home. */
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
