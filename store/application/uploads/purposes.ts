import { partsOfGroup, uploadGroupNames, type Upload, type UploadGroup } from './slice.ts';

type GroupName = ReturnType<typeof partsOfGroup>['name'];

interface Filed {
  readonly documentType: string;
  readonly purpose: string;
}

/** The document type and purpose of each upload group; without a type it is the part of the group. */
const documentTypes: Record<GroupName, { documentType?: string; purpose: string }> = {
  numberProof: { documentType: 'SSN_PROOF', purpose: 'CREDIT_PROOF' },
  photoId: { documentType: 'PHOTO_ID', purpose: 'CREDIT_PROOF' },
  lienRelease: { documentType: 'LIEN_RELEASE', purpose: 'LIENS' },
  propertyProof: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'PROPERTY' },
  taxBill: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'PROPERTY' },
  ownershipProof: { documentType: 'PROPERTY_DESCRIPTION_SOURCE', purpose: 'OWNERSHIP' },
  paymentProof: { documentType: 'SUPPORT', purpose: 'DELINQUENCY' },
  floodPolicy: { documentType: 'FLOOD_INSURANCE', purpose: 'FLOOD' },
  homePhotos: { documentType: 'PROPERTY_PHOTO', purpose: 'VALUATION' },
  recentAppraisal: { documentType: 'APPRAISAL', purpose: 'VALUATION' },
  payoffLetter: { documentType: 'PAYOFF_LETTER', purpose: 'PAYOFF' },
  assetStatement: { documentType: 'SUPPORT', purpose: 'ASSETS' },
  payStubs: { documentType: 'USER_UPLOADED_PAYSTUB', purpose: 'INCOME' },
  incomePapers: { documentType: 'SUPPORT', purpose: 'INCOME' },
  employerPapers: { documentType: 'SUPPORT', purpose: 'EMPLOYMENT' },
  reconsideration: { documentType: 'OTHER', purpose: 'RECONSIDERATION' },
  identity: { purpose: 'IDENTITY' },
  nameChange: { documentType: 'NAME_CHANGE', purpose: 'IDENTITY' },
};

/** The document type and purpose under which the lender files an upload of a group. */
export function filedAs(group: UploadGroup): Filed {
  const { name, part } = partsOfGroup(group);
  const { documentType = part, purpose } = documentTypes[name];
  return { documentType, purpose };
}

/** The files that count for the limit of a group: the lender counts by purpose. */
export const uploadsOfPurpose = (files: readonly Upload[], group: UploadGroup): Upload[] => {
  const { purpose } = filedAs(group);
  return files.filter((upload) => filedAs(upload.group).purpose === purpose);
};

const isGroup = (group: string): group is UploadGroup =>
  uploadGroupNames.some((name) => name === group.split('/')[0]);

/** The group of an upload that the lender lists: as it was named, else by type, else by purpose; null for none. */
export function groupOf({
  group,
  documentType,
  purpose,
}: Readonly<Filed & { group: string | null }>): UploadGroup | null {
  if (group !== null && isGroup(group)) return group;
  const ofPurpose = uploadGroupNames.filter((name) => documentTypes[name].purpose === purpose);
  const ofType = ofPurpose.find((name) => documentTypes[name].documentType === documentType);
  if (ofType !== undefined) return ofType;
  const withParts = ofPurpose.find((name) => documentTypes[name].documentType === undefined);
  return withParts === undefined ? (ofPurpose[0] ?? null) : `${withParts}/${documentType}`;
}
