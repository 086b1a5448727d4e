import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { signerInvited } from '#store/application/signing/actions.ts';
import {
  canCorrect,
  canInvite,
  fullNameOf,
  inviteLinkText,
  reminderText,
  roleText,
  signerStateTexts,
  type Signer,
} from '#store/application/signing/signers.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { isolated } from '#store/text/direction.ts';

import css from './Signing.module.css';
import { SignerContact } from './SignerContact.tsx';

export function SignerCard({ signer }: { signer: Signer }) {
  const { state, invitedAt, emailState } = signer;
  const stateText = signerStateTexts[state];
  const link = inviteLinkText(signer);
  const timeZone = useAppSelector(selectTimeZone);
  const [first] = useState(stateText);
  useAnnounced(stateText === first ? null : `${fullNameOf(signer)}: ${stateText}`);
  return (
    <Card title={fullNameOf(signer)}>
      <p>
        <strong>{stateText}</strong> · {roleText(signer)}
      </p>
      {emailState === 'BOUNCED' && <BounceNotice signer={signer} />}
      {state === 'DECLINED' && <DeclineNotice signer={signer} />}
      {invitedAt !== null && emailState === 'SENT' && state === 'INVITED' && (
        <p>Invited on {formatLongDate(invitedAt, timeZone)}.</p>
      )}
      {link !== null && emailState === 'SENT' && <p>{link}</p>}
      <SignerActions signer={signer} />
    </Card>
  );
}

function BounceNotice({ signer: { firstName, email } }: { signer: Signer }) {
  return (
    <Notice tone="warning" heading={`The email to ${isolated(firstName)} came back.`}>
      <p>
        Please correct it
        {email !== null && (
          <>
            : <bdi>{email}</bdi>
          </>
        )}
        .
      </p>
    </Notice>
  );
}

function DeclineNotice({ signer: { firstName, declineReason } }: { signer: Signer }) {
  return (
    <Notice tone="warning" heading={`${isolated(firstName)} does not want to sign.`}>
      {declineReason !== null && (
        <p>
          In their words: <q>{isolated(declineReason)}</q>
        </p>
      )}
      <p>Call us. We will go through your options with you.</p>
    </Notice>
  );
}

function SignerActions({ signer }: { signer: Signer }) {
  const [choice, setCorrecting] = useState<boolean | null>(null);
  const isCorrecting = choice ?? signer.emailState === 'BOUNCED';
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('signerInvitation');
  if (isCorrecting && canCorrect(signer))
    return <SignerContact signer={signer} onClose={() => setCorrecting(false)} />;
  return (
    <>
      <StepErrors step="signerInvitation" />
      {canInvite(signer) && (
        <Actions>
          <Button
            tone="secondary"
            isBusy={isBusy}
            busyLabel="Sending"
            onClick={() => dispatch(signerInvited({ signerUuid: signer.uuid }))}
          >
            Send {isolated(signer.firstName)} a new link
          </Button>
        </Actions>
      )}
      <div className={css['more']}>
        {canCorrect(signer) && (
          <QuietButton onClick={() => setCorrecting(true)}>Change email or phone</QuietButton>
        )}
        {canInvite(signer) && <ReminderText signer={signer} />}
        {canCorrect(signer) && <RemovalLink signer={signer} />}
      </div>
    </>
  );
}

const COPIED = 'Copied. Paste it into a message.';
const NOT_COPIED = 'Your browser does not let us copy. Select the text and copy it.';

/** A text that the borrower can send. The link itself is only in the signer's email. */
function ReminderText({ signer }: { signer: Signer }) {
  const lender = useAppSelector(selectBrandName);
  const [result, setResult] = useState<string | null>(null);
  const text = reminderText(signer, lender);
  useAnnounced(result);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult(COPIED);
    } catch {
      setResult(NOT_COPIED);
    }
  }
  return (
    <>
      <QuietButton onClick={() => void copy()}>
        Copy a message for {isolated(signer.firstName)}
      </QuietButton>
      {result !== null && <p>{result}</p>}
      {result === NOT_COPIED && <p>{text}</p>}
    </>
  );
}

/** Only the lender can remove an owner, so this opens a question with the topic filled in. */
function RemovalLink({ signer }: { signer: Signer }) {
  const dispatch = useAppDispatch();
  const to = useAppSelector(selectAddressOf('signingSupport'));
  return (
    <QuietButton
      onClick={() => {
        const values = { topic: 'REMOVE_SIGNER', message: `About ${fullNameOf(signer)}: ` };
        dispatch(screenTyped({ screen: 'signingSupport', values }));
        dispatch(linkFollowed({ to, replace: false }));
      }}
    >
      {isolated(signer.firstName)} shouldn't have to sign
    </QuietButton>
  );
}
