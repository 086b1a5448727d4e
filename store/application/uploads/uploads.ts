import type { UploadLimits } from '#store/application/lenderData.ts';

import type { Upload, UploadGroup, UploadProblem } from './slice.ts';

/** What is known of a chosen file before it is opened. */
export interface ChosenFile {
  name: string;
  size: number;
}

const MEGABYTE = 1_048_576;

/** The kinds of F-11, by how their names end. */
const endings = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'tif', 'tiff'];

/** For the file dialog. */
export const ACCEPTED_FILES = endings.map((ending) => `.${ending}`).join(',');

const WRONG_TYPE = "We can't open this kind of file. Use PDF, JPG, PNG, HEIC or TIFF.";

const tooLarge = ({ maxBytes }: Readonly<UploadLimits>) =>
  `This file is larger than ${Math.floor(maxBytes / MEGABYTE)} MB. Split it or take a photo instead.`;

/** The upload that a chosen file takes the place of: the same one, which could not be read any more (FT-50). */
export const replacedBy = (
  file: Readonly<ChosenFile>,
  group: readonly Readonly<Upload>[],
): Readonly<Upload> | undefined =>
  group.find(({ fileName, problem }) => fileName === file.name && problem === 'unreadable');

/** What is wrong with a file before it is sent; null when nothing is (F-11). */
export function fileMistake(
  file: Readonly<ChosenFile>,
  group: readonly Readonly<Upload>[],
  limits: Readonly<UploadLimits>,
): string | null {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(`.${ending}`))) return WRONG_TYPE;
  if (file.size === 0) return 'This file is empty. Please choose another.';
  if (file.size > limits.maxBytes) return tooLarge(limits);
  const isThere = group.some(
    ({ fileName, sizeBytes }) => fileName === file.name && sizeBytes === file.size,
  );
  if (isThere) return 'You already added this file.';
  // chosen: the limit is the lender's, the words are not in F-11.
  return group.length >= limits.maxFiles ? `You can add ${limits.maxFiles} files at most.` : null;
}

/** What an upload that did not work is told, and what can be done with it (F-11). */
export function problemWords(problem: UploadProblem, limits: Readonly<UploadLimits>): string {
  switch (problem) {
    case 'stopped':
      return 'The upload stopped. Your file is still here.';
    case 'wrongType':
      return WRONG_TYPE;
    case 'tooLarge':
      return tooLarge(limits);
    case 'unreadable':
      // chosen: a file that was moved or changed since it was chosen (FT-50).
      return 'We could not read this file any more. Please choose it again.';
    case 'locked':
      return 'This PDF has a password. Enter it so that we can open it.';
    case 'wrongPassword':
      return 'That password did not open the file.';
    case 'refused':
      return "We can't accept this file. Please choose another.";
    case 'failed':
      return 'We could not take this file. Try again.';
    default:
      return problem satisfies never;
  }
}

/** What the lender sees on a photo, in words; nothing when it is good or was kept all the same. */
export function qualityWords({ quality, isUsedAnyway }: Readonly<Upload>): string[] {
  if (!quality || isUsedAnyway) return [];
  return [
    quality.blurry && 'This photo looks blurry.',
    quality.glare && 'There is glare on the photo.',
    quality.cropped && "We can't see all four corners.",
  ].filter((words) => words !== false);
}

/** Whether a stopped upload can simply be sent again. */
export const canRetry = (problem: UploadProblem): boolean =>
  problem === 'stopped' || problem === 'failed';

export const isLocked = (problem: UploadProblem | null): boolean =>
  problem === 'locked' || problem === 'wrongPassword';

export const ofGroup = (files: readonly Upload[], group: UploadGroup): Upload[] =>
  files.filter((upload) => upload.group === group);

/** The documents of some piles that the lender has, and the files they were. */
export function documentsOf(files: readonly Upload[], groups: readonly UploadGroup[]) {
  const sent = files.filter(({ group, state }) => groups.includes(group) && state === 'sent');
  return {
    ids: sent.map(({ id }) => id),
    documentUuids: sent.flatMap(({ documentUuid }) => documentUuid ?? []),
  };
}

/** What a pile still lacks: files that were not sent, or photos nobody said to keep; null when it is whole. */
export function pileMistake(pile: readonly Upload[], least: number): string | null {
  if (pile.some(({ state }) => state === 'sending')) return 'Wait until every file is uploaded.';
  if (pile.some(({ state }) => state === 'failed'))
    return 'Send the file again or take it away first.';
  if (pile.some((upload) => qualityWords(upload).length > 0))
    return 'Take the photo again, or say that you want to use it anyway.';
  const missing = least - pile.length;
  if (missing <= 0) return null;
  return `Add ${missing} more document${missing === 1 ? '' : 's'}.`;
}
