import { useState } from 'react';

import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  QuietButton,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { isAnswered, type LateItem } from '#store/application/delinquency/delinquency.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';

import { BureauDisputeNote, ItemCards } from './LateItems.tsx';
import { LateQuestions } from './LateQuestions.tsx';

const { title: TITLE } = applicationScreens.reviewDelinquency;

/** review-app/delinquency: the late payments in the credit report, one card each. */
export default function DelinquencyPage() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  return (
    <LenderScreen data="delinquency" title={TITLE} waiting="We're reading your credit report.">
      {({ items }) =>
        isOfStatus ? <LatePayments items={items} /> : <AnsweredItems items={items} isOpen={false} />
      }
    </LenderScreen>
  );
}

function LatePayments({ items }: { items: readonly LateItem[] }) {
  const [isChanging, setIsChanging] = useState(false);
  return isAnswered({ items: [...items] }) && !isChanging ? (
    <AnsweredItems items={items} isOpen onChange={() => setIsChanging(true)} />
  ) : (
    <LateQuestions items={items} />
  );
}

interface AnsweredItemsProps {
  items: readonly LateItem[];
  isOpen: boolean;
  onChange?: () => void;
}

function AnsweredItems({ items, isOpen, onChange }: AnsweredItemsProps) {
  return (
    <Screen title={TITLE}>
      {isOpen && <ApplicationStatusCard />}
      <ItemCards items={items} />
      <BureauDisputeNote />
      <Actions>{!isOpen && <GoToCurrentStep />}</Actions>
      {onChange && <QuietButton onClick={onChange}>Change my answers</QuietButton>}
      <ContactUs />
    </Screen>
  );
}
