import { ownershipLabels } from '#store/application/details/additionalInfo.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { groupMistake } from '#store/application/uploads/uploads.ts';
import { isolated } from '#store/text/direction.ts';
import { maxLength, oneOf, required, textValidator } from '#store/validation.ts';

import type { PropertyRecord } from './propertySearch.ts';
import { ownershipReasons, type OwnershipReason } from './codes.ts';

export interface OwnershipForm {
  reason: OwnershipReason;
  note: string;
}

/** Compares the records' owners with the borrower's answer. */
export function ownersLine({ recordOwners, ownership }: Readonly<PropertyRecord>): string {
  const owners = recordOwners.map((owner) => isolated(owner)).join(' and ');
  const statement = ownership === null ? '' : ` You chose "${ownershipLabels[ownership]}".`;
  return recordOwners.length === 0
    ? 'County records show no owner.'
    : `County records show ${owners}.${statement}`;
}

const REQUIRED = 'Required';

/** review-app/incorrect-ownership */
export const validateOwnership = textValidator<OwnershipForm>({
  reason: [required(REQUIRED), oneOf(Object.keys(ownershipReasons), REQUIRED)],
  note: [maxLength(1_000, 'Must be at most 1000 characters')],
});

/** Also validates the supporting document. */
export const ownershipValidator =
  (files: readonly Upload[]) => (values: Readonly<Partial<OwnershipForm>>) => ({
    ...validateOwnership(values),
    ...groupMistake(files, 'ownershipProof', 1),
  });
