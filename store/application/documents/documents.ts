/** The groups of document/disclosures, in display order. */
export const documentGroups = {
  TO_READ: 'To read',
  SIGNED: 'Signed',
  NOTICES: 'Notices',
  UPLOADED: 'Uploaded by you',
} as const;
export type DocumentGroup = keyof typeof documentGroups;

/** A document of the application. Its content is loaded when it is opened. */
export interface ApplicationDocument {
  uuid: string;
  /** A code from the lender. */
  group: string;
  /** A code from the lender. */
  documentType: string;
  title: string;
  createdAt: string | null;
  pages: number | null;
  sizeBytes: number | null;
  /** NEW, READ or SIGNED. Other codes are ignored. */
  state: string | null;
  requiresAcknowledgement: boolean;
  requiresSignature: boolean;
  doneAt: string | null;
}

/** A consent that the borrower gave (F-16). */
export interface ConsentOnFile {
  type: string;
  version: string | null;
  givenAt: string | null;
  canWithdraw: boolean;
}

export interface DocumentList {
  documents: ApplicationDocument[];
  consents: ConsentOnFile[];
  /** True if the borrower withdrew electronic delivery. Nothing can be signed online then. */
  isOnPaper: boolean;
}

const stateLabels = new Map([
  ['READ', 'Read'],
  ['SIGNED', 'Signed'],
]);

/** Returns "Read" or "Signed", or null for a document that wasn't opened. */
export const documentState = ({ state }: Pick<ApplicationDocument, 'state'>): string | null =>
  stateLabels.get(state ?? '') ?? null;

const groupOf = ({ group }: ApplicationDocument): DocumentGroup =>
  Object.hasOwn(documentGroups, group) ? (group as DocumentGroup) : 'NOTICES';

/** Returns the groups that have documents, in display order. */
export function groupedDocuments(
  documents: readonly ApplicationDocument[],
): { group: DocumentGroup; title: string; documents: ApplicationDocument[] }[] {
  return Object.entries(documentGroups).flatMap(([code, title]) => {
    const group = code as DocumentGroup;
    const own = documents.filter((document) => groupOf(document) === group);
    return own.length === 0 ? [] : [{ group, title, documents: own }];
  });
}

/** Returns all documents except the borrower's own files. */
export const lendersDocuments = ({ documents }: Pick<DocumentList, 'documents'>) =>
  documents.filter((document) => groupOf(document) !== 'UPLOADED');

/** Returns the name for saving a document. The borrower's own files keep their names. */
export const fileNameOf = ({
  group,
  title,
}: Pick<ApplicationDocument, 'group' | 'title'>): string =>
  group === 'UPLOADED' ? title : `${title}.pdf`;

/** "1.2 MB" or "34 KB", or null if unknown. */
export function sizeText(bytes: number | null): string | null {
  if (bytes === null || bytes < 0) return null;
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export const pagesText = (pages: number | null): string | null =>
  pages === null ? null : pages === 1 ? '1 page' : `${pages} pages`;

const consentLabels = new Map([
  ['PRIVACY', 'Privacy policy'],
  ['TERMS', 'Terms'],
  ['COMMUNICATIONS', 'Electronic messages and documents'],
  ['SOFT_CREDIT', 'Soft credit check'],
  ['HARD_CREDIT', 'Hard credit check'],
  ['SMS', 'Text messages about offers'],
  ['SMS_TRANSACTIONAL', 'Text messages about this application'],
  ['CERTIFICATION', 'Your answers are true and complete'],
  ['TEXAS', 'Texas notice'],
]);

/** Names the subject of a consent. */
export const consentLabel = (type: string): string => consentLabels.get(type) ?? 'Other consent';

/** Electronic delivery. The other consents that can be withdrawn are for text messages. */
export const ELECTRONIC_DELIVERY = 'COMMUNICATIONS';

export const WITHDRAWAL_EFFECT =
  "We'll mail documents from now on. Signing online is not possible after this.";

/** Returns the first document that isn't read or signed yet, or null. */
export const nextToSign = (documents: readonly ApplicationDocument[]) =>
  documents.find((document) => documentState(document) === null) ?? null;

/** Returns when the last document was signed, or null if no time is known. */
export const lastSignedAt = (documents: readonly ApplicationDocument[]): string | null =>
  documents
    .flatMap(({ state, doneAt }) => (state === 'SIGNED' && doneAt !== null ? [doneAt] : []))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

interface Done extends Pick<ApplicationDocument, 'uuid' | 'doneAt'> {
  state: 'READ' | 'SIGNED';
}

/** Returns the documents after one was read or signed. */
export const withDone = (
  documents: readonly ApplicationDocument[],
  done: Readonly<Done>,
): ApplicationDocument[] =>
  documents.map((document) =>
    document.uuid === done.uuid
      ? {
          ...document,
          ...done,
          group: done.state === 'SIGNED' ? 'SIGNED' : document.group,
          requiresAcknowledgement: false,
          requiresSignature: false,
        }
      : document,
  );

/** Loggable paths of a document. Leaves out its date and its title, which may be a file name. */
export const documentPaths = [
  'uuid',
  'group',
  'documentType',
  'state',
  'requiresAcknowledgement',
  'requiresSignature',
];

/** The same for the list. */
export const documentListPaths = [
  ...documentPaths.map((path) => `documents.*.${path}`),
  'consents.*.type',
  'consents.*.canWithdraw',
  'isOnPaper',
];
