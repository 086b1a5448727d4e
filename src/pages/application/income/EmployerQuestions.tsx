import { useField } from 'react-final-form';

import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  confirmations,
  isSelfEmployed,
  type EmployerContext,
} from '#store/application/income/employer.ts';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';

const subscription = { value: true };

interface QuestionsProps {
  context: EmployerContext;
}

/** The contact. If the employer didn't answer the call, a choice between another contact and documents. */
export function EmployerQuestions({ context }: QuestionsProps) {
  const { input } = useField<string | undefined>('confirmBy', { subscription });
  const { canSendPapers } = context;
  const isContact = !canSendPapers || input.value === 'CONTACT';
  return (
    <>
      {canSendPapers && (
        <ChoiceCards
          name="confirmBy"
          label="How should we confirm it now?"
          options={optionsOf(confirmations)}
        />
      )}
      {isContact && (isSelfEmployed(context.employmentType) ? <Business /> : <Workplace />)}
      {canSendPapers && input.value === 'PAPERS' && (
        <UploadField
          group="employerPapers"
          label="Offer letter or W-2"
          hint="Your name and your employer's name must be readable."
        />
      )}
    </>
  );
}

/** One of the two ways to reach the employer is enough, so each becomes optional once the other is filled in. */
function Workplace() {
  const { input: phone } = useField<string | undefined>('workPhone', { subscription });
  const { input: email } = useField<string | undefined>('workEmail', { subscription });
  return (
    <>
      <TextField name="employerName" label="Employer" autoComplete="organization" />
      <TextField name="jobTitle" label="Your job title" autoComplete="organization-title" />
      <DateField name="startDate" label="When did you start this job?" autoComplete="off" />
      <FieldSection legend="Who can confirm it">
        <p>A phone number or email of your manager or human resources. One is enough.</p>
        <PhoneField
          name="workPhone"
          label="Work phone"
          isOptional={Boolean(email.value)}
          autoComplete="off"
        />
        <TextField
          name="workEmail"
          label="Work email"
          isOptional={Boolean(phone.value)}
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="off"
        />
        <TextField name="contactName" label="Name of the contact" isOptional autoComplete="off" />
        <TextField
          name="bestTime"
          label="Best time to call"
          isOptional
          hint="For example, weekday mornings."
          autoComplete="off"
        />
      </FieldSection>
    </>
  );
}

function Business() {
  return (
    <>
      <TextField name="businessName" label="Name of your business" autoComplete="organization" />
      <TextField
        name="licenceOrWebsite"
        label="License number or website"
        hint="We'll use it to check that the business is open."
        autoComplete="off"
      />
      <TextField
        name="yearsInBusiness"
        label="Years in business"
        inputMode="numeric"
        width="short"
        autoComplete="off"
      />
    </>
  );
}
