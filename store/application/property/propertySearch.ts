import type { Ownership } from '#store/application/details/additionalInfo.ts';
import {
  homeAnswer,
  openPropertyLines,
  validateHomeForm,
  type HomeForm,
} from '#store/registration/address/addressForm.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { groupMistake } from '#store/application/uploads/uploads.ts';
import type { HomeAddress } from '#store/person/address.ts';
import { normaliseText } from '#store/text/normalise.ts';
import { oneOf, required, textValidator, type FieldErrors } from '#store/validation.ts';

import { parcelRule } from './parcel.ts';

export interface PropertyCandidate {
  uuid: string;
  street1: string;
  unit: string | null;
  ownerInitial: string | null;
  /** The last characters of the parcel number. */
  parcelEnd: string | null;
  type: string | null;
}

export interface PropertySearch {
  candidates: PropertyCandidate[];
  /** How many corrected addresses weren't found. */
  misses: number;
}

export interface PropertyRecord {
  parcelEnd: string | null;
  recordOwners: string[];
  /** The borrower's answer, or null. */
  ownership: Ownership | null;
}

/** The answer that none of the homes is the borrower's. */
export const NO_CANDIDATE = 'NONE';

export interface PropertySearchForm extends HomeForm {
  candidateUuid: string;
  parcelNumber: string;
}

/** Whether the screen asks for an address: no home was found, or none was the borrower's. */
export const asksAddress = (
  candidates: readonly unknown[],
  { candidateUuid }: Readonly<Partial<PropertySearchForm>>,
): boolean => candidates.length === 0 || candidateUuid === NO_CANDIDATE;

const REQUIRED = 'Required';

const validateParcel = textValidator<Pick<PropertySearchForm, 'parcelNumber'>>({
  parcelNumber: [parcelRule],
});

/** review-app/property */
export function propertySearchValidator(candidates: readonly Pick<PropertyCandidate, 'uuid'>[]) {
  const codes = [...candidates.map(({ uuid }) => uuid), NO_CANDIDATE];
  const validateChoice = textValidator<Pick<PropertySearchForm, 'candidateUuid'>>({
    candidateUuid: [required(REQUIRED), oneOf(codes, REQUIRED)],
  });
  return (values: Readonly<Partial<PropertySearchForm>>): FieldErrors<PropertySearchForm> => ({
    ...(candidates.length > 0 && validateChoice(values)),
    ...(asksAddress(candidates, values) && {
      ...validateHomeForm(values),
      ...validateParcel(values),
    }),
  });
}

/** Also accepts a tax bill or a deed instead of the address. */
export function provedSearchValidator(
  candidates: readonly Pick<PropertyCandidate, 'uuid'>[],
  proof: readonly Upload[],
) {
  const validate = propertySearchValidator(candidates);
  return (
    values: Readonly<Partial<PropertySearchForm>>,
  ): ReturnType<typeof validate> & { propertyProof?: string } => {
    if (proof.length === 0) return validate(values);
    return groupMistake(proof, 'propertyProof', 1);
  };
}

export type PropertyAnswer =
  | { candidateUuid: string }
  | { address: HomeAddress; parcelNumber: string | null };

/** Returns the line of a valid form that wasn't chosen from suggestions. */
export const openLineOf = (values: Readonly<Partial<PropertySearchForm>>) =>
  openPropertyLines(values, { asksForHome: false });

/** Returns the answer of a valid form, or null while its line must be looked up (VAL-TYPEAHEAD-1). */
export function propertySearchAnswer(
  values: Readonly<PropertySearchForm>,
  candidates: readonly unknown[],
): PropertyAnswer | null {
  if (!asksAddress(candidates, values)) return { candidateUuid: values.candidateUuid };
  if (openLineOf(values) !== null) return null;
  const parcelNumber = normaliseText(values.parcelNumber ?? '');
  return { address: homeAnswer(values), parcelNumber: parcelNumber || null };
}

/** "Unit A, owner M., parcel ending 4411" */
export const candidateLine = ({ unit, street1, ownerInitial, parcelEnd }: PropertyCandidate) => ({
  label: [street1, unit].filter(Boolean).join(', '),
  about: [
    ownerInitial !== null && `Owner ${ownerInitial}.`,
    parcelEnd !== null && `parcel ending ${parcelEnd}`,
  ]
    .filter(Boolean)
    .join(', '),
});
