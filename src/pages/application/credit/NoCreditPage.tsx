import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { selectApplicationState } from '#store/application/core/state.ts';
import { proofSubmitted } from '#store/application/credit/actions.ts';
import { proofValidator, type ProofForm } from '#store/application/uploads/proof.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import css from './NoCreditPage.module.css';

const TITLE = "We couldn't find your credit file";

/** review-app/no-credit: the usual causes, and the proof for a manual search. */
export default function NoCreditPage() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  if (!isOfStatus)
    return (
      <ApplicationLayout>
        <StepUnavailable title="We don't need proof right now" />
      </ApplicationLayout>
    );
  return (
    <LenderScreen
      data="uploadLimits"
      title={TITLE}
      waiting="We're getting this page ready for your documents."
    >
      {() => <NoCredit />}
    </LenderScreen>
  );
}

function NoCredit() {
  const uuid = useAppSelector((state) => selectApplicationState(state).uuid);
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => proofValidator(uploads), [uploads]);
  return (
    <ScreenForm<ProofForm>
      title={TITLE}
      validate={validate}
      submitLabel="Send for review"
      intent={({ note }) => proofSubmitted({ note: note || null })}
      otherActions={
        <>
          <QuietLink to={`${BASE_PATH}/register/${uuid}/name`}>
            Start again with other details
          </QuietLink>
          <p>If we don't get proof within 30 days, we'll send you a written notice.</p>
        </>
      }
      draft="reviewNoCredit"
      step="creditProof"
    >
      <div className={css['why']}>
        <h2>Why this happens</h2>
        <ul>
          <li>You are new to credit in the United States.</li>
          <li>Your name changed, and the bureaus have the old one.</li>
          <li>The bureaus mixed your file up with another.</li>
        </ul>
      </div>
      <Proof />
      <TextAreaField name="note" label="A note for us" isOptional />
    </ScreenForm>
  );
}

function Proof() {
  return (
    <>
      <div className={css['why']}>
        <h2>Send us proof</h2>
        <p>A specialist will use it to find your file.</p>
      </div>
      <UploadField
        group="numberProof"
        label="Social Security card or a tax form"
        hint="It shows your full number and your name."
      />
      <UploadField
        group="photoId"
        label="Photo ID"
        hint="A driver's license, passport or state ID."
      />
    </>
  );
}
