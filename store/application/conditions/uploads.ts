import { partsOfGroup, type Upload, type UploadGroup } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { maxLength, validator } from '#store/validation.ts';

import { missingDocuments, type Condition } from './conditions.ts';

/** The group of the uploads of one document type for a condition. */
export const conditionGroup = (type: string, conditionUuid: string): UploadGroup =>
  `condition/${type}/${conditionUuid}`;

/** The groups in which there are uploads for a condition. */
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

/** conditions/upload-document, without the files; a note for each condition. */
export interface UploadForm {
  notes: Readonly<Record<string, string>>;
}

interface NoteForm {
  note: string;
}

const LONGEST = 1_000;
const validateNote = validator<NoteForm>({
  note: [maxLength(LONGEST, `Must be at most ${LONGEST} characters`)],
});

/** A condition with the kinds of documents that are asked for. */
type Asked = Pick<Condition, 'uuid' | 'category' | 'numDocsRequired' | 'documents'> & {
  readonly kinds: readonly { readonly type: string }[];
};

/** How many documents are needed; null where one is, or where the text of the condition says it. */
export function enoughText(condition: Readonly<Asked>): string | null {
  if (condition.category === 'HELOC_MANUAL_PAYSTUB_UPLOAD') return null;
  const missing = missingDocuments(condition);
  const isChoice = condition.kinds.length > 1;
  if (missing === 1) return isChoice ? 'One of these is enough.' : null;
  return isChoice ? `${missing} of these are enough.` : `We need ${missing} documents.`;
}

/** Every file is sent, and with those that the lender has they are enough. */
export function conditionValidator(files: readonly Upload[], condition: Readonly<Asked>) {
  const { uuid, kinds } = condition;
  const groups = kinds.map(({ type }) => conditionGroup(type, uuid));
  const added = groups.flatMap((group) => uploadsOfGroup(files, group)).length;
  const errors: Record<string, string> = {};
  for (const [index, group] of groups.entries()) {
    const own = uploadsOfGroup(files, group);
    // What is missing stands at the first kind.
    const missing = index === 0 ? missingDocuments(condition) - added : 0;
    const message = validateUploadGroup(own, own.length + missing);
    if (message !== null) errors[group] = message;
  }
  return ({ notes }: Readonly<Partial<UploadForm>>) => {
    const { note } = validateNote({ note: notes?.[uuid] ?? '' });
    return { ...errors, ...(note !== undefined && { notes: { [uuid]: note } }) };
  };
}
