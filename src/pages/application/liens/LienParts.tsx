import { Link } from 'react-router';
import { useFormState } from 'react-final-form';

import { screenAddress } from '#store/application/core/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { type LiensValues as Values } from '#store/application/liens/liensForm.ts';
import { attestationText } from '#store/application/liens/liensRules.ts';
import { selectRecordMismatch } from '#store/application/liens/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { isolated } from '#store/text/direction.ts';

export function Mismatch() {
  const mismatch = useAppSelector(selectRecordMismatch);
  const uuid = useAppSelector((state) => selectApplicationState(state).uuid);
  if (mismatch === null || uuid === null) return null;
  return (
    <Notice tone="warning" heading="The county records do not match">
      <p>{mismatch.text}</p>
      <p>
        <Link to={screenAddress(uuid, mismatch.screen)}>{mismatch.link}</Link>
      </p>
    </Notice>
  );
}

export function Attestation({ legalName }: { legalName: string | null }) {
  return (
    <FieldSection legend="Sign the list">
      <p>{attestationText.text}</p>
      <CheckboxField name="noOthers" label="There are no others" />
      <TextField
        name="signatureName"
        label="Type your full name to sign"
        autoComplete="off"
        hint={legalName === null ? undefined : `As shown: ${isolated(legalName)}`}
      />
    </FieldSection>
  );
}

export function Letters() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (!values.liens.some(({ answer }) => answer === 'PAID')) return null;
  return (
    <UploadField
      group="lienRelease"
      label="Payoff or release letter"
      hint="One for each loan that you say is paid off."
    />
  );
}
