import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { meetingInPersonChosen, notarySessionStarted } from '#store/application/notary/actions.ts';
import type { NotaryEligibility } from '#store/application/notary/notary.ts';
import { hoursToday } from '#store/application/notary/times.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { formatLongDate, formatDeadline } from '#store/format/dates.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { isolated } from '#store/text/direction.ts';

import css from './Notary.module.css';
import { useDeviceZone } from './useDeviceZone.ts';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';

interface MeetingChoicesProps {
  title: string;
  eligibility: NotaryEligibility;
}

/** Online or in person: how the borrower or an additional signer can meet the notary. */
export function MeetingChoices({ title, eligibility }: MeetingChoicesProps) {
  const { online, inPerson } = eligibility;
  return (
    <Screen title={title} help="A notary confirms who you are and watches you sign.">
      <StepErrors step="notaryMode" />
      <StepErrors step="notarySession" />
      {online.allowed && <OnlineMeeting eligibility={eligibility} />}
      {inPerson.allowed && <InPersonMeeting eligibility={eligibility} />}
      <OtherSigners signers={eligibility.otherSigners} />
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}

function OnlineMeeting({ eligibility: { hours, idRules } }: { eligibility: NotaryEligibility }) {
  const readAt = useAppSelector((state) => selectApplicationState(state).statusReadAt);
  const here = useDeviceZone();
  const today = readAt === null ? null : hoursToday(hours.week, Date.parse(readAt), here);
  const { isBusy } = useStep('notarySession');
  const dispatch = useAppDispatch();
  return (
    <Card title="Meet online">
      <p>You meet by video, from where you are. It takes about 30 minutes.</p>
      <h3 className={css['name']}>Have these ready</h3>
      <ul className={css['list']}>
        <li>{['Your ID', idRules.join('; ')].filter(Boolean).join(': ')}</li>
        <li>A camera, a microphone and a quiet room in the United States</li>
        <li>30 uninterrupted minutes</li>
        <li>
          You'll answer five questions from public and credit records. A frozen credit file can make
          this fail. Lift it first or meet in person.
        </li>
      </ul>
      {!hours.isOpen && (
        <Notice tone="warning" heading="No notary is online right now">
          <p>
            {today === null
              ? 'Online notaries are closed today.'
              : `Online notaries are available ${today}.`}
          </p>
        </Notice>
      )}
      {hours.isOpen && today !== null && <p>Online notaries are available today from {today}.</p>}
      {hours.isOpen && (
        <Actions>
          <Button
            isBusy={isBusy}
            busyLabel="Opening"
            onClick={() => dispatch(notarySessionStarted())}
          >
            Meet online now
          </Button>
        </Actions>
      )}
    </Card>
  );
}

/** Comes first if the law allows no online meeting. */
function InPersonMeeting({ eligibility }: { eligibility: NotaryEligibility }) {
  const { online, inPerson, hours } = eligibility;
  const dispatch = useAppDispatch();
  const isOffered = useAppSelector(selectFlag('fe-heloc-notary-scheduling'));
  const { isBusy } = useStep('notaryMode');
  const isOnlyWay = !online.allowed || !hours.isOpen;
  return (
    <Card title="Meet in person">
      {!online.allowed && <OnlineRefusal online={online} />}
      <p>
        A notary meets you at a time that you choose. It costs {formatWholeDollars(inPerson.fee)}.
        {online.allowed && ' Meeting online is free.'}
      </p>
      {inPerson.earliestDate !== null && (
        <p>The first day you can sign is {formatDeadline(inPerson.earliestDate)}.</p>
      )}
      {isOffered ? (
        <Actions>
          <Button
            tone={isOnlyWay ? 'primary' : 'secondary'}
            isBusy={isBusy}
            busyLabel="Continuing"
            onClick={() => dispatch(meetingInPersonChosen())}
          >
            Meet in person
          </Button>
        </Actions>
      ) : (
        <p>Call us to schedule a time.</p>
      )}
    </Card>
  );
}

function OnlineRefusal({ online }: Pick<NotaryEligibility, 'online'>) {
  const { reasonText, source, checkedOn } = online;
  return (
    <Notice heading="You cannot sign this deed online">
      {reasonText !== null && (
        <p>
          <bdi>{reasonText}</bdi>
        </p>
      )}
      {source !== null && checkedOn !== null && (
        <p>
          <Sentence>{`Source: ${isolated(source)}, checked on ${formatLongDate(checkedOn)}.`}</Sentence>
        </p>
      )}
    </Notice>
  );
}

const signerStates = new Map([
  ['SIGN', 'can meet the notary now'],
  ['DONE', 'has signed'],
]);

function OtherSigners({ signers }: { signers: NotaryEligibility['otherSigners'] }) {
  if (signers.length === 0) return null;
  return (
    <Section title="The other signers have their own sessions">
      <ul className={css['list']}>
        {signers.map(({ firstName, state }) => (
          <li key={firstName}>
            {isolated(firstName)} {signerStates.get(state) ?? 'signs after you'}
          </li>
        ))}
      </ul>
    </Section>
  );
}
