import { useMemo, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { ScreenForm } from '#src/pages/shared/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { stateOptions } from '#src/pages/shared/stateOptions.ts';
import { Section } from '#src/pages/shared/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { CameraDialog } from '#src/ui/camera/CameraDialog.tsx';
import { canOpenCamera } from '#src/ui/camera/useCamera.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { idSubmitted } from '#store/application/identity/actions.ts';
import { NAME_DIFFERS, triesText, type IdCheck } from '#store/application/identity/idCheck.ts';
import {
  idDocument,
  idGroup,
  idSides,
  idTypes,
  isIssuedByState,
  knownIdType,
  sideLabel,
  type IdSide,
  type IdType,
} from '#store/application/identity/idDocuments.ts';
import { idAnswer, idValidator, type IdForm } from '#store/application/identity/idForm.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectIsOn } from '#store/features/selectors.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { isolated } from '#store/text/direction.ts';
import { initialFormValues } from '#store/unsaved.ts';

interface IdentityFormProps {
  check: IdCheck | null;
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
export function IdentityForm({ check, conditionUuid, intro }: IdentityFormProps) {
  const isSigner = useAppSelector(selectIsSignersArea);
  const uploads = useAppSelector(selectUploads);
  const asksBack = useAppSelector(selectIsOn('fe-heloc-back-of-id'));
  const validate = useMemo(() => idValidator(uploads, asksBack), [uploads, asksBack]);
  return (
    <ScreenForm<IdForm>
      title={conditionUuid === null ? applicationScreens.identity.title : ID_AGAIN}
      help={
        isSigner
          ? "Let's make sure it's really you who signs. We do not check your credit. It takes about 3 minutes."
          : "Let's make sure it's really you before any money moves. It takes about 3 minutes."
      }
      validate={validate}
      submitLabel="Check my ID"
      intent={(values) => idSubmitted(idAnswer(values, conditionUuid))}
      draft="identity"
      start={(draft) => initialFormValues<IdForm>(startingId(check), draft)}
      step="idCheck"
    >
      {intro}
      {check?.state === 'FAILED_VERIFICATION' && <FailureNotice check={check} />}
      <RequirementList />
      <IdTypeFields />
      <Photos asksBack={asksBack} />
    </ScreenForm>
  );
}

/** Why the last check failed, and what is left. */
function FailureNotice({ check }: { check: IdCheck }) {
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
        {isNameOther && (
          <p>
            {isSigner ? (
              `The invitation says ${isolated(name ?? 'another name')}. If your name changed, call us.`
            ) : (
              <Link to={toSummary}>See the name on your application</Link>
            )}
          </p>
        )}
      </Notice>
      {isNameOther && (
        <UploadField
          group="nameChange"
          label="Proof of the name change"
          hint="A marriage certificate, a court order or a divorce decree."
          isOptional
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

/** A photo of each side of the chosen ID. */
function Photos({ asksBack }: { asksBack: boolean }) {
  const { values } = useFormState<Partial<IdForm>>({ subscription: { values: true } });
  const { idType } = values;
  if (idType === undefined) return null;
  return (
    <FieldSection legend="Photos">
      <p>Check each photo. Can you read every word, and do all four corners show?</p>
      {idSides(idType, asksBack).map((side) => (
        <SidePhoto key={idGroup(idType, side)} idType={idType} side={side} />
      ))}
    </FieldSection>
  );
}

interface SidePhotoProps {
  idType: IdType;
  side: IdSide;
}

/** One side: a photo from the camera, or a file. */
function SidePhoto({ idType, side }: SidePhotoProps) {
  const label = sideLabel(idType, side);
  return (
    <UploadField
      group={idGroup(idType, side)}
      label={label}
      hint="Lay it flat on a dark table, in good light."
      isSingle
      {...(canOpenCamera() && {
        camera: (actions) => (
          <CameraDialog
            title={label}
            fileName={`${idDocument(idType, side).toLowerCase()}.jpg`}
            shape={idType === 'PASSPORT' ? 'page' : 'card'}
            {...actions}
          />
        ),
      })}
    />
  );
}
