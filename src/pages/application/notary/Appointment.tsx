import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToDashboard,
  QuietButton,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { appointmentCancelled, calendarFileRequested } from '#store/application/notary/actions.ts';
import { canChangeAppointment, type NotaryAppointment } from '#store/application/notary/notary.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';

import { MeetingFacts } from './MeetingFacts.tsx';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';

const { title: TITLE } = applicationScreens.notaryReserveManual;

const bring = {
  label: 'Bring',
  value: "Your ID: valid, with your photo and signature. You don't need copies.",
};

export function Appointment({ appointment }: { appointment: NotaryAppointment }) {
  const dispatch = useAppDispatch();
  return (
    <Screen title={TITLE} help="Your appointment is booked. We sent it to your email address.">
      <StepErrors step="notaryCancellation" />
      <Card title="When and where">
        <MeetingFacts meeting={appointment} more={[bring]} />
        <Actions>
          <Button icon="calendar" onClick={() => dispatch(calendarFileRequested())}>
            Add to calendar
          </Button>
        </Actions>
      </Card>
      <Changes appointment={appointment} />
      <ApplicationStatusCard />
      <Actions>
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

/** "Reschedule" and "Cancel the appointment", up to 24 hours before. */
function Changes({ appointment }: { appointment: NotaryAppointment }) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const toSchedule = useAppSelector(selectAddressOf('notaryScheduleManual'));
  const readAt = useAppSelector((state) => selectApplicationState(state).statusReadAt);
  const { isBusy } = useStep('notaryCancellation');
  if (readAt !== null && !canChangeAppointment(appointment, Date.parse(readAt)))
    return <p>It is less than 24 hours away. Call us if you can&apos;t come.</p>;
  if (isAsking)
    return (
      <Notice tone="warning" heading="Cancel this appointment?">
        <p>You can choose another time afterwards, at no cost.</p>
        <Actions>
          <Button
            tone="danger"
            isBusy={isBusy}
            busyLabel="Cancelling"
            onClick={() =>
              dispatch(appointmentCancelled({ appointmentUuid: appointment.appointmentUuid }))
            }
          >
            Yes, cancel
          </Button>
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </Actions>
      </Notice>
    );
  return (
    <>
      <p>You can change it until 24 hours before.</p>
      <Actions>
        <LinkButton tone="secondary" to={toSchedule}>
          Reschedule
        </LinkButton>
      </Actions>
      <QuietButton onClick={() => setIsAsking(true)}>Cancel the appointment</QuietButton>
    </>
  );
}
