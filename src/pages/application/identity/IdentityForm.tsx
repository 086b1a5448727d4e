import { useMemo, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { stateOptions } from '#src/pages/shared/stateOptions.ts';
import { Section } from '#src/pages/shared/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { idSubmitted } from '#store/application/identity/actions.ts';
import { NAME_DIFFERS, triesText, type IdCheck } from '#store/application/identity/idCheck.ts';
import { idTypes, isIssuedByState, knownIdType } from '#store/application/identity/idDocuments.ts';
import { idAnswer, idValidator, type IdForm } from '#store/application/identity/idForm.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectIsOn } from '#store/features/selectors.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { isolated } from '#store/text/direction.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { IdPhotos } from './IdPhotos.tsx';

interface IdentityFormProps {
  check: IdCheck | null;
  limits: UploadLimits;
  conditionUuid: string | null;
  /** What asks for it. */
  intro?: ReactNode;
}

/** The h1 where an ID was sent before. */
export const ID_AGAIN = 'Photograph your ID again';

/** The ID that was chosen last, over which what was typed wins. */
const startingId = (check: IdCheck | null) => ({
  idType: knownIdType(check?.idType ?? ''),
  issuingState: check?.issuingState ?? null,
});

/** Choose, photograph, check. */
export function IdentityForm({ check, limits, conditionUuid, intro }: IdentityFormProps) {
  const dispatch = useAppDispatch();
  const isSigner = useAppSelector(selectIsSignersArea);
  const uploads = useAppSelector(selectUploads);
  const asksBack = useAppSelector(selectIsOn('fe-heloc-back-of-id'));
  const validate = useMemo(() => idValidator(uploads, asksBack), [uploads, asksBack]);
  const { form } = useScreenDraft<IdForm>('identity', (draft) =>
    initialFormValues<IdForm>(startingId(check), draft),
  );
  return (
    <StepForm<IdForm>
      title={conditionUuid === null ? applicationScreens.identity.title : ID_AGAIN}
      help={
        isSigner
          ? "Let's make sure it's really you who signs. We do not check your credit. It takes about 3 minutes."
          : "Let's make sure it's really you before any money moves. It takes about 3 minutes."
      }
      validate={validate}
      submitLabel="Check my ID"
      onAnswer={(values) => dispatch(idSubmitted(idAnswer(values, conditionUuid)))}
      footer={
        <>
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...form}
      {...useStep('idCheck')}
    >
      {intro}
      {check?.state === 'FAILED_VERIFICATION' && <FailureNotice check={check} limits={limits} />}
      <RequirementList />
      <IdTypeFields />
      <IdPhotos limits={limits} asksBack={asksBack} />
    </StepForm>
  );
}

/** Why the last check failed, and what is left. */
function FailureNotice({ check, limits }: { check: IdCheck; limits: UploadLimits }) {
  const toSummary = useAppSelector(selectAddressOf('startSummary'));
  const isSigner = useAppSelector(selectIsSignersArea);
  const name = useAppSelector(selectLegalName);
  const tries = triesText(check);
  const isNameOther = check.reason === NAME_DIFFERS;
  return (
    <>
      <Notice tone="warning" heading="We couldn't check your ID">
        {check.reasonText !== null && <p>{isolated(check.reasonText)}</p>}
        {tries !== null && <p>{tries}</p>}
        {isNameOther && isSigner && (
          <p>
            The invitation says {isolated(name ?? 'another name')}. If your name changed, call us.
          </p>
        )}
        {isNameOther && !isSigner && (
          <p>
            <Link to={toSummary}>See the name on your application</Link>
          </p>
        )}
      </Notice>
      {isNameOther && (
        <UploadField
          group="nameChange"
          label="Proof of the name change"
          hint="A marriage certificate, a court order or a divorce decree."
          isOptional
          limits={limits}
        />
      )}
    </>
  );
}

/** What the ID must be like. */
function RequirementList() {
  const name = useAppSelector(selectLegalName);
  const where = useAppSelector(selectIsSignersArea) ? 'in your invitation' : 'on your application';
  return (
    <Section title="What you need">
      <ul>
        <li>One valid ID that has not expired.</li>
        <li>
          {name === null
            ? `The same name as ${where}.`
            : `The same name as ${where}: ${isolated(name)}.`}
        </li>
        <li>The original ID, not a copy or a photo of a screen.</li>
      </ul>
      <p>You don't need a selfie.</p>
    </Section>
  );
}

/** The ID, and the state that issued it. */
function IdTypeFields() {
  const { values } = useFormState<Partial<IdForm>>({ subscription: { values: true } });
  const { idType } = values;
  return (
    <FieldSection legend="Which ID?">
      <ChoiceCards name="idType" label="Which ID do you have?" options={optionsOf(idTypes)} />
      {idType !== undefined && isIssuedByState(idType) && (
        <SelectField
          name="issuingState"
          label="Which state issued it?"
          options={stateOptions}
          width="half"
        />
      )}
    </FieldSection>
  );
}
