import { useAppSelector } from '#src/hooks.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { appointmentBooked } from '#store/application/notary/actions.ts';
import { attendances, type NotaryHold } from '#store/application/notary/notary.ts';
import {
  validateBooking,
  validateSoleBooking,
  type BookingValues as Values,
} from '#store/application/notary/scheduleForm.ts';
import { selectHasOtherSigners } from '#store/application/notary/selectors.ts';
import { selectNotary } from '#store/application/notary/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { MeetingFacts } from './MeetingFacts.tsx';

const { title: TITLE } = applicationScreens.notaryReserveManual;
const attendeeOptions = optionsOf(attendances);

export function BookingForm({ hold }: { hold: NotaryHold }) {
  const application = useAppSelector(selectApplication);
  const hasOthers = useStableSelector(selectHasOtherSigners);
  const toSchedule = useAppSelector(selectAddressOf('notaryScheduleManual'));
  const phone = application?.applicant.phoneNumber ?? null;
  return (
    <ScreenForm<Values>
      title={TITLE}
      help="The time is yours once you book it."
      validate={hasOthers ? validateBooking : validateSoleBooking}
      submitLabel="Book it"
      busyLabel="Booking"
      intent={(values) =>
        appointmentBooked({
          holdUuid: hold.holdUuid,
          form: hasOthers ? values : { ...values, attendees: 'TOGETHER' },
        })
      }
      otherActions={<QuietLink to={toSchedule}>Choose another time</QuietLink>}
      draft="notaryReserveManual"
      start={(draft) =>
        initialFormValues<Values>(
          { phoneNumber: phone === null ? null : normalisePastedPhone(phone) },
          draft,
        )
      }
      step="notaryBooking"
    >
      <TimeLeft expiresAt={hold.expiresAt} />
      <Card title="Your reserved time">
        <MeetingFacts meeting={hold} />
      </Card>
      <Questions isPhoneKnown={phone !== null} hasOthers={hasOthers} />
    </ScreenForm>
  );
}

/** "We're holding this time until 3:04 PM", announced five minutes and one minute before the end. */
function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const { holdMinutesLeft } = useAppSelector(selectNotary);
  const left =
    holdMinutesLeft === null || holdMinutesLeft === 0
      ? null
      : `${holdMinutesLeft === 1 ? '1 minute is' : `${holdMinutesLeft} minutes are`} left to book this time.`;
  useAnnounced(left);
  return (
    <Notice tone={left === null ? 'info' : 'warning'}>
      <p>We're holding this time until {formatTimeOfDay(expiresAt)}</p>
      {left !== null && <p>{left}</p>}
    </Notice>
  );
}

interface QuestionsProps {
  isPhoneKnown: boolean;
  hasOthers: boolean;
}

const Questions = ({ isPhoneKnown, hasOthers }: QuestionsProps) => (
  <>
    <PhoneField
      name="phoneNumber"
      label="Phone"
      hint="The notary calls this number on the day."
      isPrefilled={isPhoneKnown}
    />
    {hasOthers && <ChoiceCards name="attendees" label="Who attends?" options={attendeeOptions} />}
    <TextAreaField
      name="accessNote"
      label="How to get in"
      hint="For example, a gate code, the floor or where to park."
      limit={500}
      rows={2}
      isOptional
    />
    <TextAreaField
      name="assistance"
      label="Language or hearing help"
      limit={500}
      rows={2}
      isOptional
    />
  </>
);
