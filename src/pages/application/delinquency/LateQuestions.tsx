import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import {
  delinquencyAnswer,
  latePaymentsValidator,
  paidCount,
  startingItems,
  type DelinquencyForm,
  type LateItem,
} from '#store/application/delinquency/delinquency.ts';
import { lateAnswers } from '#store/application/delinquency/codes.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { BureauDisputeNote, ItemCards } from './LateItems.tsx';

export function LateQuestions({ items }: { items: readonly LateItem[] }) {
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(
    () => latePaymentsValidator(items.length, uploads),
    [items.length, uploads],
  );
  return (
    <ScreenForm<DelinquencyForm>
      title={applicationScreens.reviewDelinquency.title}
      help="Your credit report shows these. Tell us what is true today."
      validate={validate}
      submitLabel="Send answers"
      intent={(values) => delinquencyAnswered(delinquencyAnswer(values, items))}
      otherActions={<BureauDisputeNote />}
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
