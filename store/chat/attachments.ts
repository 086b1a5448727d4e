import { readableFileName } from '#store/text/direction.ts';

import { MAX_ATTACHMENTS } from './limits.ts';

/** VAL-CHAT-6 */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
export const TOO_LARGE = 'Some files were not added because they exceed the 5MB size limit.';

/** VAL-CHAT-5: file extensions and the types that browsers report for them. The first type is the one we send. */
const types = new Map<string, readonly string[]>(
  Object.entries({
    jpg: ['image/jpeg'],
    jpeg: ['image/jpeg'],
    png: ['image/png'],
    amr: ['audio/amr', 'audio/amr-nb', 'audio/3gpp'],
    mp3: ['audio/mpeg', 'audio/mp3'],
    mp4: ['video/mp4', 'audio/mp4'],
    pdf: ['application/pdf'],
    txt: ['text/plain'],
  }),
);

/** For the file picker. */
export const ACCEPTED_ATTACHMENTS = [...types.keys()].map((ending) => `.${ending}`).join(',');

interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export type Refusal = 'size' | 'empty' | 'type' | 'count' | 'bot';

export interface RefusedFile {
  readonly name: string;
  readonly refusal: Refusal;
}

/** Follows the file's name in the message. */
export const refusalTexts: Record<Refusal, string> = {
  size: 'is larger than 5 MB.',
  empty: 'is empty.',
  type: 'is not a JPG, PNG, AMR, MP3, MP4, PDF or TXT file.',
  count: `is one too many: a message takes ${MAX_ATTACHMENTS} files.`,
  bot: 'cannot be read by our assistant.',
};

const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Falls back to the file's name if the browser reports no type. */
export function contentTypeOf({ name, type }: Readonly<Omit<ChosenFile, 'size'>>): string | null {
  const known = types.get(endingOf(name));
  const [usual = null] = known ?? [];
  if (!known || type === '') return usual;
  const [plain = ''] = type.toLowerCase().split(';');
  return known.includes(plain.trim()) ? plain.trim() : null;
}

function refusalOf(file: ChosenFile): Refusal | null {
  if (contentTypeOf(file) === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_ATTACHMENT_BYTES ? 'size' : null;
}

interface Room {
  readonly count: number;
  readonly isTaking: boolean;
}

/** Splits files into those that the message accepts and those it refuses, with the reason (FT-95). */
export function sortFiles<File extends ChosenFile>(
  files: readonly File[],
  { count, isTaking }: Room,
) {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const isFull = count + accepted.length >= MAX_ATTACHMENTS;
    const refusal = isTaking ? (refusalOf(file) ?? (isFull ? 'count' : null)) : 'bot';
    if (refusal === null) accepted.push(file);
    else refused.push({ name: readableFileName(file.name), refusal });
  }
  return { accepted, refused };
}
