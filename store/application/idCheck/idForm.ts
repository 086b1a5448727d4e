import { states } from '#store/geography/states.ts';
import { oneOf, required, validator, type FieldErrors } from '#store/validation.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';

import { idGroup, idSides, idTypes, isIssuedByState, type IdType } from './idDocuments.ts';

/** The form of the screen `identity`, without the photos. */
export interface IdForm {
  idType: IdType;
  /** For IDs that a state issues. */
  issuingState?: string | undefined;
}

/** The request. Photos are uploads. */
export interface IdAnswer {
  idType: IdType;
  issuingState: string | null;
  /** The condition that asked for it (COND-02). */
  conditionUuid: string | null;
}

const REQUIRED = 'Required';
const CHOOSE_AN_ID = 'Choose an ID';
const chosenType = [required(CHOOSE_AN_ID), oneOf(Object.keys(idTypes), CHOOSE_AN_ID)];
const chosenState = [
  required(REQUIRED),
  oneOf(
    states.map(({ code }) => code),
    REQUIRED,
  ),
];

/** Validates the chosen ID. */
export const validateIdForm = (values: Readonly<Partial<IdForm>>): FieldErrors<IdForm> => {
  const { idType } = values;
  const isOfState = idType !== undefined && isIssuedByState(idType);
  return validator<IdForm>({
    idType: chosenType,
    ...(isOfState && { issuingState: chosenState }),
  })(values);
};

/** Also validates the photos: one of each side. */
export const idValidator =
  (files: readonly Upload[], asksBack: boolean) =>
  (values: Readonly<Partial<IdForm>>): FieldErrors<IdForm> & Partial<Record<string, string>> => {
    const { idType } = values;
    const photos: Partial<Record<string, string>> = {};
    for (const side of idType === undefined ? [] : idSides(idType, asksBack)) {
      const group = idGroup(idType as IdType, side);
      const message = validateUploadGroup(uploadsOfGroup(files, group), 1);
      if (message !== null) photos[group] = message;
    }
    const proof = validateUploadGroup(uploadsOfGroup(files, 'nameChange'), 0);
    if (proof !== null) photos['nameChange'] = proof;
    return { ...validateIdForm(values), ...photos };
  };

/** Returns the answer of a valid form. */
export const idAnswer = (
  { idType, issuingState }: Readonly<IdForm>,
  conditionUuid: string | null,
): IdAnswer => ({
  idType,
  issuingState: isIssuedByState(idType) ? (issuingState ?? null) : null,
  conditionUuid,
});
