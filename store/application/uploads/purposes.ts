import type { UploadKind } from '#store/application/core/feature.ts';
import { declared, type UploadGroupName } from '#store/application/core/features.ts';

import { partsOfGroup, type Upload, type UploadGroup } from './slice.ts';

interface Filed {
  readonly documentType: string;
  readonly purpose: string;
  readonly conditionUuid?: string;
}

const kinds: Readonly<Record<UploadGroupName, UploadKind>> = declared('uploads');

export const uploadGroupNames = Object.keys(kinds) as UploadGroupName[];

/** Returns the document type and purpose that the lender uses for uploads of a group. */
export function filedAs(group: UploadGroup): Filed {
  const { name, part, conditionUuid } = partsOfGroup(group);
  const { documentType = part, purpose } = kinds[name];
  return { documentType, purpose, ...(conditionUuid !== '' && { conditionUuid }) };
}

/** Returns the files that count toward a group's limit. The lender counts by purpose and condition. */
export const uploadsOfPurpose = (files: readonly Upload[], group: UploadGroup): Upload[] => {
  const { purpose, conditionUuid } = filedAs(group);
  return files.filter((upload) => {
    const filed = filedAs(upload.group);
    return filed.purpose === purpose && filed.conditionUuid === conditionUuid;
  });
};

const isGroup = (group: string): group is UploadGroup =>
  uploadGroupNames.some((name) => name === group.split('/')[0]);

/** Returns the group of a listed upload: by name, else type, else purpose. Null if none matches. */
export function groupOf({
  group,
  documentType,
  purpose,
}: Readonly<Omit<Filed, 'conditionUuid'> & { group: string | null }>): UploadGroup | null {
  if (group !== null && isGroup(group)) return group;
  const ofPurpose = uploadGroupNames.filter((name) => kinds[name].purpose === purpose);
  const ofType = ofPurpose.find((name) => kinds[name].documentType === documentType);
  if (ofType !== undefined) return ofType;
  const withParts = ofPurpose.find((name) => kinds[name].documentType === undefined);
  return withParts === undefined ? (ofPurpose[0] ?? null) : `${withParts}/${documentType}`;
}
