import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { PlaceQuestion } from '#src/pages/application/signing/PlaceQuestion.tsx';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { signingStarted } from '#store/application/signer/actions.ts';
import {
  electronicRecordsText,
  roleTexts,
  signersRecords,
} from '#store/application/signer/intro.ts';
import { selectSignedHome, selectSigningRequest } from '#store/application/signer/selectors.ts';
import { startValidator, type StartForm } from '#store/application/signer/signerForms.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';
import { isolated } from '#store/text/direction.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { DeclineLink } from './DeclineLink.tsx';

const { title: TITLE } = applicationScreens.signerIntro;

/** heloc-signer/intro: who asks, for which home and why, and what the signer has to agree to first. */
export default function SignerIntroPage() {
  const request = useAppSelector(selectSigningRequest);
  return <ApplicationLayout>{request && <Introduction request={request} />}</ApplicationLayout>;
}

function Introduction({ request }: { request: SigningRequest }) {
  const { signingPlace } = useAppSelector(selectLenderData);
  const known = useAppSelector(selectApplication)?.applicant.phoneNumber ?? null;
  const asksPlace = signingPlace.status === 'ready';
  const [isAskedAtFirst] = useState(asksPlace);
  const validate = useMemo(() => startValidator(asksPlace), [asksPlace]);
  const who = isolated(request.primaryFirstName ?? 'The borrower');
  return (
    <ScreenForm<StartForm>
      title={TITLE}
      help={`${who} is opening a home equity line and asked you to sign for the home.`}
      validate={validate}
      submitLabel="Start"
      busyLabel="Starting"
      intent={({ phoneNumber, state }) =>
        signingStarted({ phoneNumber, place: asksPlace ? (state ?? null) : null })
      }
      agreement={
        <CheckboxField name="isAgreed" label="Electronic documents">
          {electronicRecordsText.text}
        </CheckboxField>
      }
      footer={
        <>
          <DeclineLink who={who} />
          <ContactUs />
        </>
      }
      draft="signerIntro"
      start={(draft) => initialFormValues<StartForm>({ phoneNumber: known }, draft)}
      step="signingStart"
    >
      <HomeCard request={request} />
      <SigningSteps />
      <PhoneField
        name="phoneNumber"
        label="Mobile phone"
        hint="We'll use it only to reach you about this signing."
      />
      {asksPlace && <PlaceQuestion takesFocus={!isAskedAtFirst} />}
      <ElectronicRecords />
    </ScreenForm>
  );
}

function HomeCard({ request: { role } }: { request: SigningRequest }) {
  const home = useAppSelector(selectSignedHome);
  const { why, debt } = roleTexts[role];
  return (
    <Card title={home === null ? 'Your part' : isolated(home)}>
      <p>{why}</p>
      <p>{debt}</p>
      <p>If this is your main home, you can cancel within three business days after you sign.</p>
    </Card>
  );
}

function SigningSteps() {
  return (
    <Section title="What you will do">
      <ol>
        <li>Photograph your ID. It takes about 3 minutes.</li>
        <li>Read the documents. It takes about 7 minutes.</li>
        <li>Later, meet a notary by video or in person. It takes about 30 minutes.</li>
      </ol>
      <p>You&apos;ll get a copy of everything you sign.</p>
    </Section>
  );
}

/** T-08, shown before the signer agrees to it. */
function ElectronicRecords() {
  return (
    <Section title="Electronic documents">
      <ul>
        {signersRecords.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
