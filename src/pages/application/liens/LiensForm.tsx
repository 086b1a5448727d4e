import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFormState } from 'react-final-form';

import { screenAddress } from '#store/application/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { ScreenForm } from '#src/pages/shared/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FieldCards } from '#src/pages/shared/FieldCard.tsx';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import {
  askedLiens,
  type Lien,
  type LienList,
  type LienTask,
} from '#store/application/liens/liens.ts';
import {
  liensAnswer,
  startingLiens,
  type LiensContext,
  type LiensForm as Values,
} from '#store/application/liens/liensForm.ts';
import { attestationText, lettersValidator } from '#store/application/liens/liensRules.ts';
import {
  selectLegalName,
  selectPropertyLine,
  selectRecordMismatch,
} from '#store/application/liens/selectors.ts';
import { selectApplicationState } from '#store/application/state.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { LienCard } from './LienCard.tsx';
import { LienQuestions } from './LienQuestions.tsx';
import { OtherLoans } from './OtherLoans.tsx';

export const LIENS_TITLE = 'Loans on your property';

/** The sentence under the title. */
function helpOf(task: LienTask, { liens }: LienList, address: string | null): string {
  const place = address === null ? 'your property' : isolated(address);
  if (task === 'VERIFICATION') return `These are the loans and liens we found on ${place}.`;
  if (task === 'INQUIRY') return 'We have a question about what you told us.';
  return liens.length === 0
    ? 'We found no loans on this property.'
    : 'Please check this list once more, then sign it.';
}

interface LiensFormProps {
  task: LienTask;
  saved: LienList;
}

export function LiensForm({ task, saved }: LiensFormProps) {
  const address = useAppSelector(selectPropertyLine);
  const legalName = useAppSelector(selectLegalName);
  const uploads = useAppSelector(selectUploads);
  // The questions stay as they were at mount: none disappears while the borrower types.
  const [liens] = useState(() => askedLiens(task, saved.liens));
  const [context] = useState<LiensContext>(() => ({
    task,
    liens,
    hasCosts: saved.taxesInsurance !== null,
    legalName,
  }));
  const validate = useMemo(() => lettersValidator(context, uploads), [context, uploads]);
  return (
    <ScreenForm<Values>
      title={LIENS_TITLE}
      help={helpOf(task, saved, address)}
      validate={validate}
      submitLabel="Confirm"
      agreement={task === 'ATTESTATION' && <Attestation legalName={legalName} />}
      intent={(values) => liensSubmitted(liensAnswer(values, context))}
      footer={<SaveForLater />}
      draft="liens"
      start={(draft) => startingLiens(context, saved, draft)}
      step="liens"
    >
      <Mismatch />
      <FieldCards>
        {liens.map((lien, index) => (
          <LienCard
            key={lien.uuid}
            lien={lien}
            index={index}
            count={liens.length}
            hasStated={task !== 'VERIFICATION'}
          >
            <AboutLien lien={lien} index={index} context={context} />
          </LienCard>
        ))}
      </FieldCards>
      {task === 'VERIFICATION' && <OtherLoans />}
      {task === 'INQUIRY' && <Letters />}
    </ScreenForm>
  );
}

interface AboutLienProps {
  lien: Lien;
  index: number;
  context: LiensContext;
}

const AboutLien = (props: AboutLienProps) =>
  props.context.task === 'ATTESTATION' ? (
    <CheckboxField name={`liens[${props.index}].isRight`} label="This is right" />
  ) : (
    <LienQuestions {...props} />
  );

/** The record does not match what the borrower told us. */
function Mismatch() {
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

function Attestation({ legalName }: { legalName: string | null }) {
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

/** The proof for loans that are paid off. */
function Letters() {
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
