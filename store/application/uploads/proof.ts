import { maxLength, validator, type Mistakes } from '#store/validation.ts';

import { ofGroup, pileMistake } from './uploads.ts';
import type { Upload, UploadGroup } from './slice.ts';

/** review-app/no-credit as it is filled in; the files are in piles of their own. */
export interface ProofForm {
  note: string;
}

/** chosen: one document a pile, since each of the two proves something else. */
const piles: readonly UploadGroup[] = ['numberProof', 'photoId'];

const validateNote = validator<ProofForm>({
  note: [maxLength(1_000, 'Must be at most 1000 characters')],
});

/** What is wrong with the note, and with the piles as they are now. */
export function proofValidator(files: readonly Upload[]) {
  const ofPiles: Partial<Record<UploadGroup, string>> = {};
  for (const group of piles) {
    const message = pileMistake(ofGroup(files, group), 1);
    if (message !== null) ofPiles[group] = message;
  }
  return (
    values: Readonly<Partial<ProofForm>>,
  ): Mistakes<ProofForm> & Partial<Record<UploadGroup, string>> => ({
    ...ofPiles,
    ...validateNote(values),
  });
}
