import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { recentAppraisalSubmitted } from '#store/application/valuation/actions.ts';
import {
  appraisalValidator,
  type AppraisalForm,
} from '#store/application/valuation/recentAppraisal.ts';
import { selectToday } from '#store/shell/selectors.ts';

export function useRecentAppraisal() {
  const [hasAppraisal, setHasAppraisal] = useState(false);
  return {
    hasAppraisal,
    onBack: () => setHasAppraisal(false),
    link: (
      <QuietButton onClick={() => setHasAppraisal(true)}>I have a recent appraisal</QuietButton>
    ),
  };
}

/** An appraisal that the borrower already has, instead of an order or an estimate (screens.md, bpo/order-bpo). */
export function RecentAppraisal({ onBack }: { onBack: () => void }) {
  const today = useAppSelector(selectToday);
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => appraisalValidator(today, uploads), [today, uploads]);
  return (
    <ScreenForm<AppraisalForm>
      title="Send your recent appraisal"
      help="Send an appraisal that a licensed appraiser wrote within the last 180 days. An appraiser will review it. We'll tell you if we can't use it."
      validate={validate}
      submitLabel="Send the appraisal"
      intent={({ appraisedOn }) => recentAppraisalSubmitted({ appraisedOn })}
      onBack={onBack}
      footer={<ContactUs />}
      step="recentAppraisal"
    >
      <DateField
        name="appraisedOn"
        label="Date on the appraisal"
        hint="For example, 03/25/2026"
        autoComplete="off"
      />
      <UploadField
        group="recentAppraisal"
        label="The appraisal report"
        hint="Upload every page, in one file or several."
      />
    </ScreenForm>
  );
}
