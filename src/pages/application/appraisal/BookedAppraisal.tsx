import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { ContactUs, GoToDashboard } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { appraisalMoved } from '#store/application/appraisal/actions.ts';
import {
  APPRAISER_NO_ACCESS,
  firstDayOf,
  windowsValidator,
  type Appraisal,
  type Booking,
} from '#store/application/appraisal/appraisal.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';
import { formatDay } from '#store/format/dates.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { AppointmentRows, hourOf } from './AppointmentRows.tsx';
import { WindowFields } from './WindowFields.tsx';

export function BookedAppraisal({ appraisal }: { appraisal: Appraisal }) {
  // Closes the form when the moved appointment has arrived.
  const [moving, setMoving] = useState<Appraisal | null>(null);
  return moving === appraisal ? (
    <MoveForm appraisal={appraisal} onBack={() => setMoving(null)} />
  ) : (
    <Appointment appraisal={appraisal} onMove={() => setMoving(appraisal)} />
  );
}

function titleOf({ appointment }: Appraisal, isLockedOut: boolean): string {
  if (isLockedOut) return "The appraiser couldn't get in";
  return appointment === null
    ? 'Your appraisal is booked'
    : `Your appraiser comes on ${formatDay(appointment.slice(0, 10))} at ${hourOf(appointment)}`;
}

function Appointment({ appraisal, onMove }: { appraisal: Appraisal; onMove: () => void }) {
  const reason = useAppSelector((state) => selectStatus(state)?.hold?.reason);
  return (
    <Screen title={titleOf(appraisal, reason === NO_ACCESS)}>
      {reason === NO_ACCESS ? (
        <Notice tone="warning">
          <p>{APPRAISER_NO_ACCESS}</p>
        </Notice>
      ) : (
        <ApplicationStatusCard />
      )}
      <Card title="Your appointment">
        <AppointmentRows appraisal={appraisal} />
      </Card>
      <p>You&apos;ll get a copy of the report.</p>
      <Actions>
        <Button tone="secondary" onClick={onMove}>
          Reschedule
        </Button>
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

function MoveForm({ appraisal, onBack }: { appraisal: Appraisal; onBack: () => void }) {
  const today = useAppSelector(selectToday);
  const first = firstDayOf(today, appraisal.earliestPaymentDate);
  const validate = useMemo(() => windowsValidator(first), [first]);
  return (
    <ScreenForm<Pick<Booking, 'windows'>>
      title="Reschedule your appointment"
      validate={validate}
      submitLabel="Reschedule"
      intent={({ windows }) => appraisalMoved({ windows })}
      onBack={onBack}
      footer={<ContactUs />}
      step="appraisalMove"
    >
      <WindowFields first={first} />
    </ScreenForm>
  );
}
