import { useMemo, type ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { FieldRow, TextField } from '#src/ui/fields/TextField.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { homeEstimateSubmitted } from '#store/application/valuation/actions.ts';
import {
  homeEstimateOf,
  homeEstimateRows,
  homeEstimateValidator,
  homeTypeLabels,
  startingEstimate,
  type HomeEstimate,
  type HomeEstimateForm,
} from '#store/application/valuation/homeEstimate.ts';
import { valuationCopyText } from '#store/application/valuation/valuationTexts.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { conditionChoices } from './OrderFields.tsx';
import { RecentAppraisal, useRecentAppraisal } from './RecentAppraisal.tsx';

const { title: TITLE } = applicationScreens.bpoEstimateValue;

/** bpo/estimate-value: the model found no value, so the borrower describes the home. */
export default function EstimateValuePage() {
  return (
    <LenderScreen
      data="homeEstimate"
      also={['uploadLimits']}
      title={TITLE}
      waiting="We're getting your earlier answers."
      readOnly={(saved) => <SavedEstimate saved={saved} />}
    >
      {(saved) => <EstimateQuestions saved={saved} />}
    </LenderScreen>
  );
}

function SavedEstimate({ saved }: { saved: HomeEstimate | null }) {
  return saved === null ? (
    <p>You haven't answered this yet.</p>
  ) : (
    <DefinitionList
      rows={homeEstimateRows(saved).map(({ label, value }) => ({
        label,
        value: <bdi>{value}</bdi>,
      }))}
    />
  );
}

interface EstimateProps {
  saved: HomeEstimate | null;
}

function EstimateQuestions({ saved }: EstimateProps) {
  const { hasAppraisal, onBack, link } = useRecentAppraisal();
  return hasAppraisal ? (
    <RecentAppraisal onBack={onBack} />
  ) : (
    <Estimate saved={saved} link={link} />
  );
}

function Estimate({ saved, link }: Pick<EstimateProps, 'saved'> & { link: ReactNode }) {
  const today = useAppSelector(selectToday);
  const property = useAppSelector((state) => selectApplication(state)?.property ?? null);
  const validate = useMemo(() => homeEstimateValidator(today), [today]);
  return (
    <ScreenForm<HomeEstimateForm>
      title={TITLE}
      help="We couldn't value your home automatically. Your answers help an appraiser; they don't decide your loan."
      validate={validate}
      submitLabel="Send"
      intent={(values) => homeEstimateSubmitted(homeEstimateOf(values))}
      otherActions={
        <>
          {link}
          <p>{valuationCopyText.text}</p>
        </>
      }
      draft="bpoEstimateValue"
      start={(draft) => startingEstimate(saved, property, draft)}
      step="homeEstimate"
    >
      <HomeQuestions isPrefilled={saved === null} />
      <PurchaseQuestions />
    </ScreenForm>
  );
}

/** Type and year are prefilled if the records have them. */
function HomeQuestions({ isPrefilled }: { isPrefilled: boolean }) {
  return (
    <>
      <MoneyField
        name="estimatedValue"
        label="What do you think your home is worth today?"
        hint="Your best guess is fine."
      />
      <ChoiceCards
        name="propertyType"
        label="What kind of home is it?"
        isPrefilled={isPrefilled}
        options={optionsOf(homeTypeLabels)}
      />
      <FieldRow>
        <TextField name="bedrooms" label="Bedrooms" inputMode="numeric" width="short" />
        <TextField
          name="bathrooms"
          label="Bathrooms, counting a half bath as 0.5"
          inputMode="decimal"
          width="short"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="livingArea"
          label="Living area in square feet"
          inputMode="numeric"
          width="half"
        />
        <TextField
          name="yearBuilt"
          label="Year built"
          isPrefilled={isPrefilled}
          inputMode="numeric"
          width="short"
        />
      </FieldRow>
      <ChoiceCards name="condition" label="What condition is it in?" options={conditionChoices} />
    </>
  );
}

function PurchaseQuestions() {
  return (
    <FieldSection legend="If you remember">
      <FieldRow>
        <MoneyField name="purchasePrice" label="Price you paid" isOptional />
        <TextField
          name="purchaseYear"
          label="Year you bought it"
          isOptional
          inputMode="numeric"
          width="short"
        />
      </FieldRow>
      <TextAreaField
        name="improvements"
        label="Improvements you made"
        isOptional
        hint="For example, a new roof in 2019 or an added room."
      />
    </FieldSection>
  );
}
