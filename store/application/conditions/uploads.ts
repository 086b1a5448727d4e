import { partsOfGroup, type Upload, type UploadGroup } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { maxLength, validator } from '#store/validation.ts';

import { missingDocuments, type Condition } from './conditions.ts';

/** Returns the upload group of a document type for a condition. */
export const conditionGroup = (type: string, conditionUuid: string): UploadGroup =>
  `condition/${type}/${conditionUuid}`;

/** Returns the groups with uploads for a condition. */
export const groupsOfCondition = (
  files: readonly Upload[],
  conditionUuid: string,
): UploadGroup[] => [
  ...new Set(
    files
      .map(({ group }) => group)
      .filter((group) => partsOfGroup(group).conditionUuid === conditionUuid),
  ),
];

/** conditions/upload-document, without the files. One note for each condition. */
export interface UploadForm {
  notes: Readonly<Record<string, string>>;
}

interface NoteForm {
  note: string;
}

const MAX_NOTE_LENGTH = 1_000;
const validateNote = validator<NoteForm>({
  note: [maxLength(MAX_NOTE_LENGTH, `Must be at most ${MAX_NOTE_LENGTH} characters`)],
});

type Asked = Pick<Condition, 'uuid' | 'category' | 'numDocsRequired' | 'documents'> & {
  readonly kinds: readonly { readonly type: string }[];
};

/** Says how many documents are needed. Null if one is enough or the condition's text already says it. */
export function enoughText(condition: Readonly<Asked>): string | null {
  if (condition.category === 'HELOC_MANUAL_PAYSTUB_UPLOAD') return null;
  const missing = missingDocuments(condition);
  const isChoice = condition.kinds.length > 1;
  if (missing === 1) return isChoice ? 'One of these is enough.' : null;
  return isChoice ? `${missing} of these are enough.` : `We need ${missing} documents.`;
}

/** Requires that all files were sent and, with those the lender has, are enough. */
export function conditionValidator(files: readonly Upload[], condition: Readonly<Asked>) {
  const { uuid, kinds } = condition;
  const groups = kinds.map(({ type }) => conditionGroup(type, uuid));
  const added = groups.flatMap((group) => uploadsOfGroup(files, group)).length;
  const errors: Record<string, string> = {};
  for (const [index, group] of groups.entries()) {
    const own = uploadsOfGroup(files, group);
    // The first type shows what is missing.
    const missing = index === 0 ? missingDocuments(condition) - added : 0;
    const message = validateUploadGroup(own, own.length + missing);
    if (message !== null) errors[group] = message;
  }
  return ({ notes }: Readonly<Partial<UploadForm>>) => {
    const { note } = validateNote({ note: notes?.[uuid] ?? '' });
    return { ...errors, ...(note !== undefined && { notes: { [uuid]: note } }) };
  };
}
