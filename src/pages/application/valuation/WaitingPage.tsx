import { useMemo, useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  NextActions,
  QuietButton,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { valuationContactChanged } from '#store/application/valuation/actions.ts';
import {
  isTexasOrder,
  orderAnswer,
  validateOrder,
  validateTexasOrder,
  type PlacedOrder,
  type ValuationOrder,
} from '#store/application/valuation/order.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { VisitContactFields, VisitFields } from './OrderFields.tsx';
import { OrderRows } from './OrderRows.tsx';

const { title: TITLE } = applicationScreens.bpoWaiting;

/** bpo/waiting: the order, what the agent does, and who the agent calls. */
export default function WaitingPage() {
  return (
    <LenderScreen data="valuationOrder" title={TITLE} waiting="We're getting your order.">
      {(order) => (order === null ? <NoOrder /> : <ValuationStatus order={order} />)}
    </LenderScreen>
  );
}

/** If the page is opened without an order, it says the same as bpo/hold. */
const NoOrder = () => (
  <Screen title={applicationScreens.bpoHold.title}>
    <ApplicationStatusCard />
    <NextActions />
  </Screen>
);

function ValuationStatus({ order }: { order: PlacedOrder }) {
  // Closes the form when the changed order has arrived.
  const [changing, setChanging] = useState<PlacedOrder | null>(null);
  return changing === order ? (
    <ContactChangeForm order={order} onBack={() => setChanging(null)} />
  ) : (
    <PlacedOrderScreen order={order} onChange={() => setChanging(order)} />
  );
}

function PlacedOrderScreen({ order, onChange }: { order: PlacedOrder; onChange: () => void }) {
  const toConditions = useAppSelector(selectAddressOf('conditions'));
  return (
    <Screen
      title={TITLE}
      help="A local real estate agent calls your contact, looks at your home from outside, takes photos of it, and writes an opinion of its value."
    >
      <Card
        title="Your order"
        action={<QuietButton onClick={onChange}>Change contact</QuietButton>}
      >
        <OrderRows order={order} />
      </Card>
      <Section title="Meanwhile">
        <ul>
          <li>Answer calls from numbers you do not know: one of them may be the agent.</li>
          <li>
            See whether there is something on <Link to={toConditions}>your to-do list</Link>.
          </li>
          <li>Have your income papers ready: pay stubs of the last 30 days, or tax returns.</li>
        </ul>
      </Section>
      <Actions>
        <GoToCurrentStep label="Continue" />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

function ContactChangeForm({ order, onBack }: { order: PlacedOrder; onBack: () => void }) {
  const isTexas = isTexasOrder(order);
  const initialValues = useMemo(() => initialFormValues<ValuationOrder>(order), [order]);
  return (
    <ScreenForm<ValuationOrder>
      title="Change contact"
      start={() => initialValues}
      validate={isTexas ? validateTexasOrder : validateOrder}
      submitLabel="Save"
      intent={(values) => valuationContactChanged(orderAnswer(values, isTexas))}
      onBack={onBack}
      footer={<ContactUs />}
      step="valuationContact"
    >
      <VisitContactFields />
      {!isTexas && <VisitFields />}
    </ScreenForm>
  );
}
