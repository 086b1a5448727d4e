import { useFormState } from 'react-final-form';

import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { states } from '#store/geography/states.ts';
import { signingPlaceStated } from '#store/application/notary/actions.ts';
import {
  OUTSIDE,
  presenceText,
  stepText,
  validateNotaryPlace,
  type NotaryPlaceValues,
} from '#store/application/notary/session.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { MeetInPerson } from './MeetInPerson.tsx';

const { title: TITLE } = applicationScreens.notarySession;

const options = [
  ...states.map(({ code, name }) => ({ value: code, label: name })),
  { value: OUTSIDE, label: 'Outside the U.S.' },
];

/** Where the borrower is, and with whom (T-27). */
export function PlaceStep() {
  return (
    <ScreenForm<NotaryPlaceValues>
      title={TITLE}
      help={stepText('LOCATION')}
      validate={validateNotaryPlace}
      agreement={<Attestation />}
      intent={signingPlaceStated}
      footer={
        <>
          <MeetInPerson />
          <ContactUs />
        </>
      }
      step="notarySession"
    >
      <SelectField name="state" label="Where are you now?" options={options} />
      <ChoiceCards name="isAlone" label="Are you alone?" options={yesNo} layout="row" />
      <CompanionsField />
    </ScreenForm>
  );
}

function CompanionsField() {
  const { values } = useFormState<Partial<NotaryPlaceValues>>({ subscription: { values: true } });
  return values.isAlone === false ? <TextField name="present" label="Who is with you?" /> : null;
}

function Attestation() {
  const { values } = useFormState<Partial<NotaryPlaceValues>>({ subscription: { values: true } });
  const { state } = values;
  if (state === OUTSIDE) return null;
  const name = states.find(({ code }) => code === state)?.name ?? null;
  return (
    <CheckboxField name="attested" label="I am present and sign freely">
      {presenceText(name).text}
    </CheckboxField>
  );
}
