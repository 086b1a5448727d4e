import { useMemo, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { stateOptions } from '#src/pages/shared/fields/stateOptions.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { idSubmitted } from '#store/application/idCheck/actions.ts';
import { type IdCheck } from '#store/application/idCheck/idCheck.ts';
import { idTypes, isIssuedByState, knownIdType } from '#store/application/idCheck/idDocuments.ts';
import { idAnswer, idValidator, type IdForm } from '#store/application/idCheck/idForm.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { IdPhotos } from './IdPhotos.tsx';
import { FailureNotice, RequirementList } from './IdNotes.tsx';

interface IdCheckFormProps {
  check: IdCheck | null;
  conditionUuid: string | null;
  intro?: ReactNode;
}

/** The `h1` if an ID was sent before. */
export const ID_AGAIN = 'Photograph your ID again';

/** Prefills the ID type that was chosen last. A draft overrides it. */
const startingId = (check: IdCheck | null) => ({
  idType: knownIdType(check?.idType ?? ''),
  issuingState: check?.issuingState ?? null,
});

export function IdCheckForm({ check, conditionUuid, intro }: IdCheckFormProps) {
  const isSigner = useAppSelector(selectIsSignersArea);
  const uploads = useAppSelector(selectUploads);
  const asksBack = useAppSelector(selectFlag('fe-heloc-back-of-id'));
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
      <IdPhotos asksBack={asksBack} />
    </ScreenForm>
  );
}

function IdTypeFields() {
  const { values } = useFormState<Partial<IdForm>>({ subscription: { values: true } });
  const { idType } = values;
  return (
    <>
      <ChoiceCards name="idType" label="Which ID do you have?" options={optionsOf(idTypes)} />
      {idType !== undefined && isIssuedByState(idType) && (
        <SelectField
          name="issuingState"
          label="Which state issued it?"
          options={stateOptions}
          width="half"
        />
      )}
    </>
  );
}
