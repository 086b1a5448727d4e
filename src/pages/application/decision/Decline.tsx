import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { declineTitles, type DeclineKind } from '#store/application/decision/declineTexts.ts';
import { reconsiderationRequested } from '#store/application/actions.ts';
import type { DecisionNotice, UploadLimits } from '#store/application/lenderData.ts';
import {
  reconsiderationReasons,
  reconsiderationValidator,
  type Reconsideration,
  type ReconsiderationReason,
} from '#store/application/decision/reconsideration.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { Section } from '#src/pages/shared/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';

import { DeclineReasons } from './DeclineReasons.tsx';
import { NoteForm } from './NoteForm.tsx';

interface DeclineProps {
  kind: DeclineKind;
  notice: DecisionNotice;
  /** Null: documents cannot be added now. */
  limits: UploadLimits | null;
}

const reasons = Object.entries(reconsiderationReasons).map(([value, label]) => ({
  // `Object.entries` widens the keys of this table.
  value: value as ReconsiderationReason,
  label,
}));

/** A declined application: the reasons first, in plain words (AX-29), then the request for reconsideration. */
export function Decline({ kind, notice, limits }: DeclineProps) {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectScreenPath);
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => reconsiderationValidator(uploads), [uploads]);
  return (
    <NoteForm<Reconsideration>
      screen={path}
      step="reconsideration"
      title={declineTitles[kind]}
      validate={validate}
      submitLabel="Ask for another look"
      onAnswer={({ reason, message }) =>
        dispatch(reconsiderationRequested({ reason, message: message ?? null }))
      }
    >
      <DeclineReasons kind={kind} notice={notice} />
      <Section title="Ask for another look">
        <p>A person looks at your file again, with what you add here.</p>
      </Section>
      <ChoiceCards name="reason" label="What should we look at?" options={reasons} />
      <TextAreaField name="message" label="Tell us more" isOptional />
      {limits !== null && (
        <UploadField
          group="reconsideration"
          label="Documents"
          isOptional
          hint="Anything that shows what you told us."
          limits={limits}
        />
      )}
    </NoteForm>
  );
}
