import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { counted } from '#store/text/counted.ts';
import type { Upload, UploadGroup, UploadProblem } from './slice.ts';

export interface ChosenFile {
  name: string;
  size: number;
}

const MEGABYTE = 1_048_576;

/** File types that the picker offers first (F-11). The bytes decide the type. */
export const ACCEPTED_FILES =
  'application/pdf,image/jpeg,image/png,image/heic,image/heif,image/tiff,.pdf,.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif,.tif,.tiff';

const WRONG_TYPE = "We can't open this kind of file. Use PDF, JPG, PNG, HEIC or TIFF.";

const tooMany = (most: number) => `You can add ${most} files at most.`;

const tooLarge = ({ maxBytes }: Readonly<UploadLimits>) =>
  `This file is larger than ${Math.floor(maxBytes / MEGABYTE)} MB. Split it or take a photo instead.`;

/** Returns the unreadable upload that a file with the same name replaces (FT-50). */
export const replacedUpload = (
  file: Readonly<ChosenFile>,
  group: readonly Readonly<Upload>[],
): Readonly<Upload> | undefined =>
  group.find(({ fileName, problem }) => fileName === file.name && problem === 'unreadable');

interface UploadCount {
  /** Files with the same purpose in all groups. */
  readonly ofPurpose?: readonly Readonly<Upload>[];
  /** The group's limit, if the screen asks for fewer files than the lender accepts. */
  readonly most?: number | undefined;
}

/** File names of programs, texts, archives, videos and drawings. The bytes decide about any other name (SC-15). */
const OTHER_KIND =
  /\.(?:exe|msi|bat|cmd|js|app|dmg|apk|docx?|xlsx?|pptx?|odt|ods|rtf|txt|csv|html?|xml|svg|eps|gif|webp|avif|bmp|psd|zip|rar|7z|mp[34]|mov|avi)$/i;

/** A file that can't be used doesn't count. One whose upload stopped still does. */
const takesPlace = ({ state, problem }: Readonly<Upload>) =>
  state !== 'failed' || problem === 'stopped';

/** F-11 */
export function validateFile(
  file: Readonly<ChosenFile>,
  group: readonly Readonly<Upload>[],
  limits: Readonly<UploadLimits>,
  { ofPurpose = group, most = limits.maxFiles }: UploadCount = {},
): string | null {
  if (OTHER_KIND.test(file.name)) return WRONG_TYPE;
  if (file.size === 0) return 'This file is empty. Please choose another.';
  if (file.size > limits.maxBytes) return tooLarge(limits);
  const isThere = group.some(
    ({ fileName, sizeBytes }) => fileName === file.name && sizeBytes === file.size,
  );
  if (isThere) return 'You already added this file.';
  // Our choice: the text, because F-11 has none.
  if (group.filter(takesPlace).length >= most) return tooMany(most);
  return ofPurpose.filter(takesPlace).length >= limits.maxFiles ? tooMany(limits.maxFiles) : null;
}

/** Whether few browsers can show the photo. The lender converts it (F-11). */
export const isConvertedPhoto = (fileName: string): boolean => /\.hei[cf]$/i.test(fileName);

/** F-11 */
export function uploadProblemText(
  problem: UploadProblem,
  limits: Readonly<UploadLimits>,
  isOnline = true,
): string {
  switch (problem) {
    case 'stopped':
      return isOnline
        ? 'The upload stopped. Your file is still on this page.'
        : 'The upload stopped. Your file is still on this page. The upload continues when you are back online.';
    case 'wrongType':
      return WRONG_TYPE;
    case 'tooLarge':
      return tooLarge(limits);
    case 'unreadable':
      // Our choice: the text for a file that was moved or changed (FT-50).
      return "We couldn't read this file. Please choose it again.";
    case 'locked':
      return 'This PDF has a password. Enter it so that we can open it.';
    case 'wrongPassword':
      return 'That password did not open the file.';
    case 'refused':
      return "We can't accept this file. Please choose another.";
    case 'tooMany':
      return `${tooMany(limits.maxFiles)} Remove one first.`;
    case 'failed':
      return "We couldn't upload this file. Try again.";
    default:
      return problem satisfies never;
  }
}

/** Returns an empty list for a good or accepted photo. */
export function photoQualityTexts({ quality, isUsedAnyway }: Readonly<Upload>): string[] {
  if (!quality || isUsedAnyway) return [];
  return [
    quality.blurry && 'This photo looks blurry.',
    quality.glare && 'There is glare on the photo.',
    quality.cropped && "We can't see all four corners.",
  ].filter((text) => text !== false);
}

export const canRetry = (problem: UploadProblem): boolean =>
  problem === 'stopped' || problem === 'failed' || problem === 'tooMany';

export const isLocked = (problem: UploadProblem | null): boolean =>
  problem === 'locked' || problem === 'wrongPassword';

export const uploadsOfGroup = (files: readonly Upload[], group: UploadGroup): Upload[] =>
  files.filter((upload) => upload.group === group);

/** Returns the sent documents of some groups. */
export function documentsOf(files: readonly Upload[], groups: readonly UploadGroup[]) {
  const sent = files.filter(({ group, state }) => groups.includes(group) && state === 'sent');
  return {
    ids: sent.map(({ id }) => id),
    documentUuids: sent.flatMap(({ documentUuid }) => documentUuid ?? []),
  };
}

/** Returns a group's error under the group's name, which is also its field's. Returns an empty object otherwise. */
export function groupMistake<Group extends UploadGroup>(
  files: readonly Upload[],
  group: Group,
  least: number,
): Partial<Record<Group, string>> {
  const message = validateUploadGroup(uploadsOfGroup(files, group), least);
  return message === null ? {} : ({ [group]: message } as Partial<Record<Group, string>>);
}

/** Returns null if all files are sent, all photos are good or accepted, and no file is missing. */
export function validateUploadGroup(group: readonly Upload[], least: number): string | null {
  if (group.some(({ state }) => state === 'sending')) return 'Wait until every file is uploaded.';
  if (group.some(({ state }) => state === 'failed'))
    return 'Send the file again or remove it first.';
  if (group.some((upload) => photoQualityTexts(upload).length > 0))
    return 'Retake the photo, or choose "Use it anyway".';
  return missingFilesText(least - group.length);
}

/** F-11. Returns null if there are enough files. */
export function missingFilesText(missing: number): string | null {
  return missing <= 0 ? null : `Add ${counted(missing, 'more document')}.`;
}
