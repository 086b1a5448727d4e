import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import {
  FLOOD_ZONE,
  floodReceipt,
  floodValidator,
  needsFloodProof,
  type FloodCheck,
  type FloodForm,
} from '#store/application/flood/flood.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { formatLongDate } from '#store/format/dates.ts';

import { FloodNotice, PolicyHelp } from './FloodTexts.tsx';

const { title: TITLE } = applicationScreens.errorFloodCert;
const WAITING = "We're getting the flood check.";

/** error/flood-cert: a wait (STATUS-11). In a flood zone it shows the notice and asks for the policy. */
export default function FloodPage() {
  const isOpen = useIsOpen();
  const limits = useAppSelector((state) => selectLenderData(state).uploadLimits);
  return (
    <LenderScreen data="floodCheck" title={TITLE} waiting={WAITING}>
      {(check) => {
        if (!isOpen || check === null || !needsFloodProof(check))
          return <FloodCheckStatus check={check} isOpen={isOpen} />;
        return (
          <RemoteContent value={limits} title={TITLE} waiting={WAITING}>
            {() => <FloodZone check={check} />}
          </RemoteContent>
        );
      }}
    </LenderScreen>
  );
}

function FloodCheckStatus({ check, isOpen }: { check: FloodCheck | null; isOpen: boolean }) {
  const zone = useAppSelector(selectTimeZone);
  const sentAt = check?.proofSentAt ?? null;
  return (
    <Screen title={TITLE}>
      {sentAt !== null && (
        <Notice tone="success" heading="We have your policy">
          <p>You sent it on {formatLongDate(sentAt, zone)}. We're checking it.</p>
        </Notice>
      )}
      <ApplicationStatusCard />
      <Actions>
        {!isOpen && <GoToCurrentStep />}
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

function FloodZone({ check }: { check: FloodCheck }) {
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => floodValidator(uploads), [uploads]);
  return (
    <ScreenForm<FloodForm>
      title="Your home is in a flood zone"
      validate={validate}
      submitLabel="Send"
      busyLabel="Sending"
      actions="end"
      intent={() => floodProofSubmitted()}
      step="floodProof"
    >
      <Notice tone="warning">
        <p>{FLOOD_ZONE}</p>
      </Notice>
      <FloodNotice zone={check.zone} />
      <CheckboxField name="noticeReceived" label={floodReceipt.text} />
      <UploadField
        group="floodPolicy"
        label="Flood insurance policy"
        hint="The declarations page is enough."
      />
      <PolicyHelp />
    </ScreenForm>
  );
}
