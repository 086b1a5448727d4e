import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { StepProblem } from '#src/pages/application/documents/StepProblem.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { signingReopened } from '#store/application/signer/actions.ts';
import { selectSigningRequest } from '#store/application/signer/selectors.ts';
import { canReopen, type SigningRequest } from '#store/application/signer/signingRequest.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { isolated } from '#store/text/direction.ts';
import { logoutRequested } from '#store/identity/slice.ts';

const { title: TITLE } = applicationScreens.signerCancelled;

function reasonOf({ endedBy, primaryFirstName }: SigningRequest, when: string): string {
  const who = isolated(primaryFirstName ?? 'The borrower');
  if (endedBy === 'SIGNER') return `You told us${when} that you don't want to sign.`;
  if (endedBy === 'BORROWER') return `${who} no longer needs your signature. We were told${when}.`;
  return `We cancelled this request${when}.`;
}

/** heloc-signer/cancelled: who canceled it, that nothing was signed, and that the signer has a week to reconsider. */
export default function CancelledPage() {
  const request = useAppSelector(selectSigningRequest);
  return <ApplicationLayout>{request && <Cancelled request={request} />}</ApplicationLayout>;
}

function Cancelled({ request }: { request: SigningRequest }) {
  const dispatch = useAppDispatch();
  const readAt = useAppSelector((state) => selectApplicationState(state).statusReadAt);
  const { isBusy } = useStep('signingReopening');
  const { endedAt, signedOn } = request;
  const timeZone = useAppSelector(selectTimeZone);
  const when = endedAt === null ? '' : ` on ${formatLongDate(endedAt, timeZone)}`;
  const isOpen = readAt !== null && canReopen(request, Date.parse(readAt));
  return (
    <Screen title={TITLE} help={reasonOf(request, when)}>
      <p>
        {signedOn === null ? 'You signed nothing.' : `You signed on ${formatLongDate(signedOn)}.`}
      </p>
      <StepProblem step="signingReopening" />
      <Actions>
        {isOpen && (
          <Button isBusy={isBusy} busyLabel="Opening" onClick={() => dispatch(signingReopened())}>
            I changed my mind
          </Button>
        )}
        <Button tone="secondary" onClick={() => dispatch(logoutRequested())}>
          Log out
        </Button>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
