import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietLink, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { conditionSubmitted } from '#store/application/conditions/actions.ts';
import { type ShownCondition } from '#store/application/conditions/selectors.ts';
import { selectConditionsAddress } from '#store/application/conditions/toDo.ts';
import {
  conditionGroup,
  conditionValidator,
  enoughText,
  type UploadForm,
} from '#store/application/conditions/uploads.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';

import { ConditionFacts } from './ConditionFacts.tsx';
import { ConditionScreen } from './ConditionScreen.tsx';

const { title: TITLE } = applicationScreens.conditionsUpload;

/** conditions/upload-document: documents for a condition (COND-01). */
export function UploadPage() {
  const limits = useAppSelector((state) => selectLenderData(state).uploadLimits);
  return (
    <ConditionScreen screen="conditionsUpload" title={TITLE}>
      {(condition) => (
        <RemoteContent
          value={limits}
          title={condition.heading}
          waiting="We are getting ready for your documents."
        >
          {(known) => <Documents key={condition.uuid} condition={condition} limits={known} />}
        </RemoteContent>
      )}
    </ConditionScreen>
  );
}

interface DocumentsProps {
  condition: ShownCondition;
  limits: UploadLimits;
}

function Documents({ condition, limits }: DocumentsProps) {
  const { uuid, title, heading, kinds } = condition;
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const toList = useAppSelector(selectConditionsAddress);
  const validate = useMemo(() => conditionValidator(uploads, condition), [uploads, condition]);
  const enough = enoughText(condition);
  return (
    <StepForm<UploadForm>
      title={heading}
      validate={validate}
      onAnswer={({ notes }) =>
        dispatch(conditionSubmitted({ conditionUuid: uuid, note: notes?.[uuid] ?? null }))
      }
      footer={
        <>
          <QuietLink to={toList}>See your to-do list</QuietLink>
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...useScreenDraft<UploadForm>('conditionsUpload').form}
      {...useStep('condition')}
      stepLabel={title}
      submitLabel="Send"
      busyLabel="Sending"
    >
      <ConditionFacts condition={condition} />
      {enough !== null && <p>{enough}</p>}
      {kinds.map(({ type, label, example }) => (
        <UploadField
          key={type}
          group={conditionGroup(type, uuid)}
          label={label}
          limits={limits}
          {...(example !== null && { hint: example })}
        />
      ))}
      <TextAreaField name={`notes.${uuid}`} label="Note to the lender" isOptional />
    </StepForm>
  );
}
