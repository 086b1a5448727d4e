import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { lastSignedAt } from '#store/application/documents/documents.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { selectHelpReference } from '#store/application/signing/helpSelectors.ts';
import type { Signer } from '#store/application/signing/signers.ts';
import { selectStatusWait } from '#store/application/status/statusCardSelectors.ts';
import type { RootState } from '#store/index.ts';
import { formatLongDate } from '#store/format/dates.ts';

import { SignerCard } from './SignerCard.tsx';

const { title: TITLE } = applicationScreens.signingAdditional;

const selectSignedAt = (state: RootState) => {
  const { documentsToSign } = selectLenderData(state);
  return documentsToSign.status === 'ready' ? lastSignedAt(documentsToSign.value) : null;
};

/** signing/additional: who hasn't signed yet, how far they are, and what the borrower can do (STATUS-55). */
export default function AdditionalSignersPage() {
  return (
    <LenderScreen data="signers" title={TITLE} waiting="We're checking who has signed.">
      {(signers) => <Signers signers={signers} />}
    </LenderScreen>
  );
}

function Signers({ signers }: { signers: readonly Signer[] }) {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  const { what } = useAppSelector(selectStatusWait);
  const signedAt = useAppSelector(selectSignedAt);
  const zone = useAppSelector(selectTimeZone);
  const reference = useAppSelector(selectHelpReference);
  return (
    <Screen title={isOfStatus ? <Sentence>{what}</Sentence> : TITLE}>
      {reference !== null && (
        <Notice heading="We have your message.">
          <p>
            Number <bdi>{reference}</bdi>. We&apos;ll answer within one business day.
          </p>
        </Notice>
      )}
      {signers.map((signer) => (
        <SignerCard key={signer.uuid} signer={signer} />
      ))}
      {signers.length === 0 && <p>You sign alone.</p>}
      {signedAt !== null && (
        <Card title="You">
          <p>You signed on {formatLongDate(signedAt, zone)}.</p>
        </Card>
      )}
      <ApplicationStatusCard isTitled={isOfStatus} />
      <Actions>
        {!isOfStatus && <GoToCurrentStep />}
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}
