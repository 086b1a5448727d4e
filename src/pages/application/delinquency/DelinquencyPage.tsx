import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { ContactUs, GoToCurrentStep, QuietButton } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldCard, FieldCards } from '#src/pages/shared/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useStableSelector } from '#src/pages/shared/useStableSelector.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import {
  delinquencyAnswer,
  isAnswered,
  latePaymentsValidator,
  paidCount,
  startingItems,
  type DelinquencyForm,
  type LateItem,
} from '#store/application/delinquency/delinquency.ts';
import { lateItemRows } from '#store/application/delinquency/lateItemRows.ts';
import { lateAnswers } from '#store/application/delinquency/codes.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectIsScreenOfStatus } from '#store/application/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';
import { isolated } from '#store/text/direction.ts';

const { title: TITLE } = applicationScreens.reviewDelinquency;
const DISPUTE = 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/';

/** review-app/delinquency: the late payments of the credit report, one card each. */
export function DelinquencyPage() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  return (
    <LenderScreen data="delinquency" title={TITLE} waiting="We're reading your credit report.">
      {({ items }) =>
        isOfStatus ? <LatePayments items={items} /> : <AnsweredItems items={items} isOpen={false} />
      }
    </LenderScreen>
  );
}

/** The form, or what was sent while a person reads it. */
function LatePayments({ items }: { items: readonly LateItem[] }) {
  const [isChanging, setIsChanging] = useState(false);
  return isAnswered({ items: [...items] }) && !isChanging ? (
    <AnsweredItems items={items} isOpen onChange={() => setIsChanging(true)} />
  ) : (
    <Questions items={items} />
  );
}

const nameOf = ({ creditor }: LateItem, index: number, count: number) =>
  `Late payment ${index + 1} of ${count}, ${isolated(creditor)}`;

interface ItemCardsProps {
  items: readonly LateItem[];
  children?: (item: LateItem, index: number) => React.ReactNode;
}

function ItemCards({ items, children }: ItemCardsProps) {
  return (
    <FieldCards>
      {items.map((item, index) => (
        <FieldCard
          key={item.uuid}
          legend={<Sentence>{nameOf(item, index, items.length)}</Sentence>}
          name={`Late payment ${index + 1}`}
        >
          <DefinitionList rows={lateItemRows(item)} />
          {children?.(item, index)}
        </FieldCard>
      ))}
    </FieldCards>
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
      <Dispute />
      <Actions>{!isOpen && <GoToCurrentStep />}</Actions>
      {onChange && <QuietButton onClick={onChange}>Change my answers</QuietButton>}
      <ContactUs />
    </Screen>
  );
}

function Questions({ items }: { items: readonly LateItem[] }) {
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(
    () => latePaymentsValidator(items.length, uploads),
    [items.length, uploads],
  );
  return (
    <ScreenForm<DelinquencyForm>
      title={TITLE}
      help="Your credit report shows these. Tell us what is true today."
      validate={validate}
      submitLabel="Send answers"
      intent={(values) => delinquencyAnswered(delinquencyAnswer(values, items))}
      ways={<Dispute />}
      draft="reviewDelinquency"
      start={(draft) => initialFormValues<DelinquencyForm>(startingItems(items), draft)}
      step="delinquency"
    >
      <ItemCards items={items}>{(_item, index) => <AboutItem index={index} />}</ItemCards>
      <PaymentProof />
    </ScreenForm>
  );
}

function AboutItem({ index }: { index: number }) {
  const { values } = useFormState<DelinquencyForm>({ subscription: { values: true } });
  const name = `items[${index}]`;
  const answer = values.items?.[index]?.answer;
  return (
    <>
      <ChoiceCards
        name={`${name}.answer`}
        label="What is true today?"
        options={optionsOf(lateAnswers)}
      />
      {answer !== undefined && (
        <TextAreaField
          name={`${name}.explanation`}
          label="What happened?"
          isOptional={answer !== 'PAST_DUE'}
        />
      )}
    </>
  );
}

function PaymentProof() {
  const { values } = useFormState<DelinquencyForm>({ subscription: { values: true } });
  if (paidCount(values) === 0) return null;
  return (
    <UploadField
      group="paymentProof"
      label="Proof that you paid"
      hint="A statement or a receipt, one for each payment you made."
    />
  );
}

const Dispute = () => (
  <p>
    Is the report wrong? <OutsideLink href={DISPUTE}>How to dispute with the bureau</OutsideLink>
  </p>
);
