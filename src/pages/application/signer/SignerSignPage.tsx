import { useAppSelector } from '#src/hooks.ts';
import { MeetingChoices } from '#src/pages/application/notary/MeetingChoices.tsx';
import { MeetingFacts } from '#src/pages/application/notary/MeetingFacts.tsx';
import { ContactUs, QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { signersRightToCancel } from '#store/application/funding/rescission.ts';
import { selectSigningRequest } from '#store/application/signer/selectors.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';
import { formatLongDate, formatDeadline } from '#store/format/dates.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { SignerWait } from './SignerWait.tsx';

const { title: TITLE } = applicationScreens.signerSign;

/** heloc-signer/sign: the borrower signs first, then the notary meets this signer, and then it is done. */
export default function SignerSignPage() {
  const request = useAppSelector(selectSigningRequest);
  return (
    <LenderScreen
      data="notaryEligibility"
      title={TITLE}
      waiting="We're checking how you can meet a notary."
    >
      {(eligibility) => {
        if (request === null) return null;
        if (request.state === 'DONE') return <SignedScreen request={request} />;
        if (request.state !== 'SIGN') return <WaitingScreen request={request} />;
        return request.isInPerson ? (
          <InPersonScreen />
        ) : (
          <MeetingChoices title={TITLE} eligibility={eligibility} />
        );
      }}
    </LenderScreen>
  );
}

/** READY: waits for the borrower to sign first. */
function WaitingScreen({ request }: { request: SigningRequest }) {
  const { primaryFirstName, appointment } = request;
  const who = isolated(primaryFirstName ?? 'The borrower');
  return (
    <Screen title={`${who} signs first`}>
      <SignerWait
        when={
          appointment === null
            ? ''
            : `You meet the notary together with ${who}, at the appointment below.`
        }
        toDo={
          appointment === null
            ? "Nothing to do. We'll email you when it's your turn."
            : 'Bring your ID: valid, with your photo and signature.'
        }
      />
      {appointment !== null && (
        <Section title="When and where">
          <MeetingFacts meeting={appointment} />
        </Section>
      )}
      <DocumentsLink />
      <ContactUs />
    </Screen>
  );
}

/** SIGN, in person: a time to choose, or the booked one. */
function InPersonScreen() {
  const appointment = useAppSelector(selectSigningRequest)?.appointment ?? null;
  const toAppointment = useAppSelector(selectAddressOf('notaryReserveManual'));
  const toSchedule = useAppSelector(selectAddressOf('notaryScheduleManual'));
  return (
    <Screen title={TITLE} help="You meet a notary in person.">
      {appointment !== null && (
        <Section title="When and where">
          <MeetingFacts meeting={appointment} />
        </Section>
      )}
      <Actions>
        <LinkButton to={appointment === null ? toSchedule : toAppointment}>
          {appointment === null ? 'Choose a time' : 'See or change the appointment'}
        </LinkButton>
      </Actions>
      <DocumentsLink />
      <ContactUs />
    </Screen>
  );
}

/** DONE: the signer's own right to cancel, next to the copies (T-28). */
function SignedScreen({ request: { signedOn, cancelBy } }: { request: SigningRequest }) {
  const { address } = useAppSelector(selectSupport);
  return (
    <Screen
      title="You have signed. Thank you."
      help={
        signedOn === null
          ? 'You have nothing more to do.'
          : `You signed on ${formatLongDate(signedOn)}. You have nothing more to do.`
      }
    >
      {cancelBy !== null && (
        <Section title="Your right to cancel">
          <p>{signersRightToCancel(formatDeadline(cancelBy), address).text}</p>
        </Section>
      )}
      <DocumentsLink />
      <ContactUs />
    </Screen>
  );
}

function DocumentsLink() {
  const to = useAppSelector(selectAddressOf('signerDocuments'));
  return <QuietLink to={to}>Your documents</QuietLink>;
}
