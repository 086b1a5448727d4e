import { useMemo, type ReactNode } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { FieldRow, TextField } from '#src/ui/fields/TextField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectApplication } from '#store/application/selectors.ts';
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
const WAITING = "We're getting your earlier answers.";

/** bpo/estimate-value: the model found no value, so the borrower describes the home. */
export function EstimateValuePage() {
  const isOpen = useIsOpen();
  const estimate = useAppSelector((state) => selectLenderData(state).homeEstimate);
  return (
    <LenderScreen data="uploadLimits" title={TITLE} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={estimate} title={TITLE} waiting={WAITING}>
          {(saved) =>
            isOpen ? (
              <EstimateQuestions saved={saved} limits={limits} />
            ) : (
              <SavedEstimate saved={saved} />
            )
          }
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

/** The saved answers, read-only; shown at other steps. */
function SavedEstimate({ saved }: { saved: HomeEstimate | null }) {
  return (
    <ReadOnlyScreen title={TITLE}>
      {saved === null ? (
        <p>You haven't answered this yet.</p>
      ) : (
        <DefinitionList
          rows={homeEstimateRows(saved).map(({ label, value }) => ({
            label,
            value: <bdi>{value}</bdi>,
          }))}
        />
      )}
    </ReadOnlyScreen>
  );
}

interface EstimateProps {
  saved: HomeEstimate | null;
  limits: UploadLimits;
}

function EstimateQuestions({ saved, limits }: EstimateProps) {
  const { hasAppraisal, onBack, link } = useRecentAppraisal();
  return hasAppraisal ? (
    <RecentAppraisal limits={limits} onBack={onBack} />
  ) : (
    <Estimate saved={saved} link={link} />
  );
}

function Estimate({ saved, link }: Pick<EstimateProps, 'saved'> & { link: ReactNode }) {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const property = useAppSelector((state) => selectApplication(state)?.property ?? null);
  const validate = useMemo(() => homeEstimateValidator(today), [today]);
  const { form } = useScreenDraft<HomeEstimateForm>('bpoEstimateValue', (draft) =>
    startingEstimate(saved, property, draft),
  );
  return (
    <StepForm<HomeEstimateForm>
      title={TITLE}
      help="We couldn't value your home automatically. Your answers help an appraiser; they don't decide your loan."
      validate={validate}
      submitLabel="Send"
      onAnswer={(values) => dispatch(homeEstimateSubmitted(homeEstimateOf(values)))}
      footer={
        <>
          {link}
          <p>{valuationCopyText.text}</p>
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...form}
      {...useStep('homeEstimate')}
    >
      <HomeQuestions isPrefilled={saved === null} />
      <PurchaseQuestions />
    </StepForm>
  );
}

/** Type and year are prefilled from the records, as far as they have them. */
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
