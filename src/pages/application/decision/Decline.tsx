import { useMemo } from 'react';

import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { useAppSelector } from '#src/hooks.ts';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { declineTitles, type DeclineScreen } from '#store/application/decision/declineTexts.ts';
import { reconsiderationRequested } from '#store/application/decision/actions.ts';
import {
  reconsiderationValidator,
  SMALLER_AMOUNT,
  type Reconsideration,
} from '#store/application/decision/reconsideration.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';

import { DeclineReasons } from './DeclineReasons.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { RequestReason, useRequestReason } from './RequestReason.tsx';

interface DeclineProps {
  screen: DeclineScreen;
  notice: DecisionNotice;
}

/** A declined application: the reasons first, in plain words (AX-29), then the request for reconsideration. */
export function Decline({ screen, notice }: DeclineProps) {
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => reconsiderationValidator(uploads), [uploads]);
  return (
    <NoteForm<Reconsideration>
      screen={screen}
      step="reconsideration"
      title={declineTitles[screen]}
      validate={validate}
      submitLabel="Ask us to reconsider"
      intent={({ reason, amount, message = null }) =>
        reconsiderationRequested({
          reason,
          message,
          // Leaves out an amount that was typed before another reason was chosen.
          ...(reason === SMALLER_AMOUNT && amount !== undefined && { amount }),
        })
      }
    >
      <DeclineReasons screen={screen} notice={notice} />
      <Request notice={notice} />
      <TextAreaField name="message" label="Tell us more" isOptional />
      <UploadField
        group="reconsideration"
        label="Documents"
        isOptional
        hint="Upload anything that shows what you told us."
      />
    </NoteForm>
  );
}

/** Inside the form, because the other ways change the form's reason. */
function Request({ notice }: { notice: DecisionNotice }) {
  const request = useRequestReason();
  return (
    <>
      <OtherWays notice={notice} onAskForLess={request.askForLess} />
      <RequestReason {...request} />
    </>
  );
}
