import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { signingFinished } from '#store/application/documents/actions.ts';
import { lastSignedAt, type ApplicationDocument } from '#store/application/documents/documents.ts';
import type { Adoption } from '#store/application/documents/signing.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatMoment } from '#store/format/dates.ts';

import { Signature } from './Signature.tsx';
import { SigningList } from './SigningList.tsx';
import { StepProblem } from './StepProblem.tsx';

const { title: TITLE } = applicationScreens.signingSign;
const ALL_SIGNED = 'You have read and signed every document.';

interface SigningSummaryProps {
  documents: readonly ApplicationDocument[];
  /** Null if the documents were signed in an earlier visit. */
  adoption: Adoption | null;
}

export function SigningSummary({ documents, adoption }: SigningSummaryProps) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('signingCompletion');
  const copies = useAppSelector(selectAddressOf('documentDisclosures'));
  const legalName = useAppSelector(selectLegalName);
  const zone = useAppSelector(selectTimeZone);
  const name = adoption?.signatureName ?? legalName;
  const signedAt = lastSignedAt(documents);
  useAnnounced(ALL_SIGNED);
  return (
    <Screen title={TITLE} help={ALL_SIGNED}>
      {name !== null && signedAt !== null && (
        <Signature name={name} signedAt={formatMoment(signedAt, zone)} />
      )}
      <SigningList documents={documents} current={null} />
      <StepProblem step="signingCompletion" />
      <Actions>
        <Button isBusy={isBusy} busyLabel="Finishing" onClick={() => dispatch(signingFinished())}>
          Finish
        </Button>
      </Actions>
      <QuietLink to={copies}>Your documents</QuietLink>
    </Screen>
  );
}
