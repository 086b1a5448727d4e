import { maxLength, validator, type FieldErrors } from '#store/validation.ts';

import { uploadsOfGroup, validateUploadGroup } from './uploads.ts';
import type { Upload, UploadGroup } from './slice.ts';

/** review-app/no-credit, without the files. */
export interface ProofForm {
  note: string;
}

/** Our choice: one document for each, because they prove different facts. */
const groups: readonly UploadGroup[] = ['numberProof', 'photoId'];

const validateNote = validator<ProofForm>({
  note: [maxLength(1_000, 'Must be at most 1000 characters')],
});

/** Validates the note and the files. */
export function proofValidator(files: readonly Upload[]) {
  const fileErrors: Partial<Record<UploadGroup, string>> = {};
  for (const group of groups) {
    const message = validateUploadGroup(uploadsOfGroup(files, group), 1);
    if (message !== null) fileErrors[group] = message;
  }
  return (
    values: Readonly<Partial<ProofForm>>,
  ): FieldErrors<ProofForm> & Partial<Record<UploadGroup, string>> => ({
    ...fileErrors,
    ...validateNote(values),
  });
}
