import { useFormState } from 'react-final-form';

import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { formatWholeDollars } from '#store/format/money.ts';
import {
  isFarFromRecord,
  knownLienType,
  lienAnswers,
  type Lien,
} from '#store/application/liens/liens.ts';
import {
  asksCosts,
  type LiensContext,
  type LiensValues,
} from '#store/application/liens/liensForm.ts';

const options = optionsOf(lienAnswers);

interface QuestionProps {
  lien: Lien;
  index: number;
  context: LiensContext;
}

export function LienQuestions({ lien, index, context }: QuestionProps) {
  const { values } = useFormState<LiensValues>({ subscription: { values: true } });
  const name = `liens[${index}]`;
  const isOpen = values.liens[index]?.answer === 'OPEN';
  const isFirstMortgage = knownLienType(lien.type) === 'FIRST_MORTGAGE';
  const firstMortgage = context.liens.findIndex(
    ({ type }, place) =>
      knownLienType(type) === 'FIRST_MORTGAGE' && values.liens[place]?.answer === 'OPEN',
  );
  return (
    <>
      {context.task === 'INQUIRY' && lien.commentsToBorrower !== null && (
        <Notice heading="Our question">
          <p>{lien.commentsToBorrower}</p>
        </Notice>
      )}
      <ChoiceCards name={`${name}.answer`} label="Is this loan still open?" options={options} />
      {isOpen && <OpenLoan lien={lien} index={index} />}
      {isFirstMortgage && firstMortgage === index && asksCosts(context, values) && <Costs />}
      {context.task === 'INQUIRY' && (
        <TextAreaField name={`${name}.note`} label="A note for us" isOptional />
      )}
    </>
  );
}

function OpenLoan({ lien, index }: Pick<QuestionProps, 'lien' | 'index'>) {
  const { values } = useFormState<LiensValues>({ subscription: { values: true } });
  const name = `liens[${index}]`;
  const balance = values.liens[index]?.balance;
  const record = formatWholeDollars(lien.balance);
  return (
    <>
      <MoneyField name={`${name}.balance`} label="What you owe" isPrefilled />
      {isFarFromRecord(balance, lien.balance) && (
        <CheckboxField
          name={`${name}.isBalanceRight`}
          label={`This is different from the record (${record}). Is it right?`}
          value={balance}
        />
      )}
      <MoneyField name={`${name}.payment`} label="Monthly payment" isPrefilled />
      {knownLienType(lien.type) === 'HELOC' && (
        <ChoiceCards
          name={`${name}.toBeClosed`}
          label="Is this line frozen, or will you close it?"
          layout="row"
          options={yesNo}
        />
      )}
    </>
  );
}

/** Taxes and insurance, either included in the payment of the first mortgage or per year. */
function Costs() {
  const { values } = useFormState<LiensValues>({ subscription: { values: true } });
  return (
    <>
      <ChoiceCards
        name="includesTaxesInsurance"
        label="Does the payment include property taxes and home insurance?"
        layout="row"
        options={yesNo}
      />
      {values.includesTaxesInsurance === false && (
        <>
          <MoneyField name="taxes" label="Yearly property taxes" />
          <MoneyField name="insurance" label="Home insurance a year" />
        </>
      )}
    </>
  );
}
