import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { conditionSubmitted } from '#store/application/conditions/actions.ts';
import { type ShownCondition } from '#store/application/conditions/selectors.ts';
import { selectConditionsAddress } from '#store/application/conditions/toDo.ts';
import {
  conditionGroup,
  conditionValidator,
  enoughText,
  type UploadForm,
} from '#store/application/conditions/uploads.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';

import { ConditionFacts } from './ConditionFacts.tsx';
import { ConditionScreen } from './ConditionScreen.tsx';

const { title: TITLE } = applicationScreens.conditionsUpload;

/** conditions/upload-document: documents for a condition (COND-01). */
export default function UploadPage() {
  const limits = useAppSelector((state) => selectLenderData(state).uploadLimits);
  return (
    <ConditionScreen screen="conditionsUpload" title={TITLE}>
      {(condition) => (
        <RemoteContent
          value={limits}
          title={condition.heading}
          waiting="We're getting ready for your documents."
        >
          {() => <Documents key={condition.uuid} condition={condition} />}
        </RemoteContent>
      )}
    </ConditionScreen>
  );
}

interface DocumentsProps {
  condition: ShownCondition;
}

function Documents({ condition }: DocumentsProps) {
  const { uuid, heading, kinds } = condition;
  const uploads = useAppSelector(selectUploads);
  const toList = useAppSelector(selectConditionsAddress);
  const validate = useMemo(() => conditionValidator(uploads, condition), [uploads, condition]);
  const enough = enoughText(condition);
  return (
    <ScreenForm<UploadForm>
      title={heading}
      validate={validate}
      intent={({ notes }) =>
        conditionSubmitted({ conditionUuid: uuid, note: notes?.[uuid] ?? null })
      }
      otherActions={<QuietLink to={toList}>See your to-do list</QuietLink>}
      draft="conditionsUpload"
      step="condition"
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
          {...(example !== null && { hint: example })}
        />
      ))}
      <TextAreaField name={`notes.${uuid}`} label="Note to the lender" isOptional />
    </ScreenForm>
  );
}
