import type { UploadGroup } from '#store/application/uploads/slice.ts';

/** ENUM-IDTYPE */
export const idTypes = {
  DRIVERS_LICENSE: "US Driver's License",
  PASSPORT: 'US Passport',
  STATE_ID: 'US State ID Card',
  PERMANENT_RESIDENT_CARD: 'US Permanent Resident Card',
} as const;
export type IdType = keyof typeof idTypes;

/** Returns the code, or null if this version doesn't know it. */
export const knownIdType = (type: string): IdType | null =>
  Object.hasOwn(idTypes, type) ? (type as IdType) : null;

export type IdSide = 'front' | 'back';

/** Prefixes of an ID's document types (ENUM-DOCTYPE). */
const documents: Readonly<Record<IdType, string>> = {
  DRIVERS_LICENSE: 'DRIVERSLICENSE',
  PASSPORT: 'PASSPORT',
  STATE_ID: 'STATEID',
  PERMANENT_RESIDENT_CARD: 'PERMANENTRESIDENTCARD',
};

/** DRIVERSLICENSEFRONT */
export const idDocument = (type: IdType, side: IdSide): string =>
  `${documents[type]}${side === 'front' ? 'FRONT' : 'BACK'}`;

/** Returns the upload group of one side. */
export const idGroup = (type: IdType, side: IdSide): UploadGroup =>
  `identity/${idDocument(type, side)}`;

export const isIssuedByState = (type: IdType): boolean =>
  type === 'DRIVERS_LICENSE' || type === 'STATE_ID';

/** Returns the sides to photograph. fe-heloc-back-of-id decides about the back of an ID that a state issues. */
export function idSides(type: IdType, asksBack: boolean): readonly IdSide[] {
  if (type === 'PASSPORT') return ['front'];
  return type === 'PERMANENT_RESIDENT_CARD' || asksBack ? ['front', 'back'] : ['front'];
}

/** "Front of your driver's license" */
export function sideLabel(type: IdType, side: IdSide): string {
  if (type === 'PASSPORT') return 'Photo page of your passport';
  const names = {
    DRIVERS_LICENSE: "driver's license",
    STATE_ID: 'state ID card',
    PERMANENT_RESIDENT_CARD: 'permanent resident card',
  };
  return `${side === 'front' ? 'Front' : 'Back'} of your ${names[type]}`;
}
