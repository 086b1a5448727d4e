/** The groups of document/disclosures, in the order of the screen. */
export const documentGroups = {
  TO_READ: 'To read',
  SIGNED: 'Signed',
  NOTICES: 'Notices',
  UPLOADED: 'Uploaded by you',
} as const;
export type DocumentGroup = keyof typeof documentGroups;

/** A document of the application; its content is read when it is opened. */
export interface ApplicationDocument {
  uuid: string;
  /** A code of the lender. */
  group: string;
  /** A code of the lender. */
  documentType: string;
  title: string;
  createdAt: string | null;
  pages: number | null;
  sizeBytes: number | null;
  /** NEW, READ, SIGNED; any other code says nothing. */
  state: string | null;
  requiresAcknowledgement: boolean;
  requiresSignature: boolean;
  /** When it was read or signed. */
  doneAt: string | null;
}

/** A consent that the borrower gave (F-16). */
export interface ConsentOnFile {
  type: string;
  version: string | null;
  givenAt: string | null;
  /** Text messages and electronic delivery. */
  canWithdraw: boolean;
}

export interface DocumentList {
  documents: ApplicationDocument[];
  consents: ConsentOnFile[];
  /** Electronic delivery was withdrawn: nothing is signed online any more. */
  isOnPaper: boolean;
}

const stateLabels = new Map([
  ['READ', 'Read'],
  ['SIGNED', 'Signed'],
]);

/** "Read" or "Signed"; null for one that was not opened yet. */
export const documentState = ({ state }: Pick<ApplicationDocument, 'state'>): string | null =>
  stateLabels.get(state ?? '') ?? null;

/** A group that this version does not know is among the notices. */
const groupOf = ({ group }: ApplicationDocument): DocumentGroup =>
  Object.hasOwn(documentGroups, group) ? (group as DocumentGroup) : 'NOTICES';

/** The groups that have documents, in the order of the screen. */
export function groupedDocuments(
  documents: readonly ApplicationDocument[],
): { group: DocumentGroup; title: string; documents: ApplicationDocument[] }[] {
  return Object.entries(documentGroups).flatMap(([code, title]) => {
    const group = code as DocumentGroup;
    const own = documents.filter((document) => groupOf(document) === group);
    return own.length === 0 ? [] : [{ group, title, documents: own }];
  });
}

/** What the lender made: all but the borrower's own files. */
export const lendersDocuments = ({ documents }: Pick<DocumentList, 'documents'>) =>
  documents.filter((document) => groupOf(document) !== 'UPLOADED');

/** The name under which a document is saved; the borrower's own file keeps its name. */
export const fileNameOf = ({
  group,
  title,
}: Pick<ApplicationDocument, 'group' | 'title'>): string =>
  group === 'UPLOADED' ? title : `${title}.pdf`;

/** 1.2 MB, 34 KB; null where it is not known. */
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

/** What a consent is about, in words. */
export const consentLabel = (type: string): string => consentLabels.get(type) ?? 'Other consent';

/** Electronic delivery; text messages are the other consents that can be withdrawn. */
export const ELECTRONIC_DELIVERY = 'COMMUNICATIONS';

export const WITHDRAWAL_EFFECT =
  "We'll mail documents from now on. Signing online is not possible after this.";

/** The first of the documents to sign that is neither read nor signed; null: all are. */
export const nextToSign = (documents: readonly ApplicationDocument[]) =>
  documents.find((document) => documentState(document) === null) ?? null;

/** When the last of the documents was signed; null where none has a time. */
export const lastSignedAt = (documents: readonly ApplicationDocument[]): string | null =>
  documents
    .flatMap(({ state, doneAt }) => (state === 'SIGNED' && doneAt !== null ? [doneAt] : []))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

interface Done extends Pick<ApplicationDocument, 'uuid' | 'doneAt'> {
  state: 'READ' | 'SIGNED';
}

/** The documents after one was read or signed. */
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

/** The paths of a document that a log may have: no title, which may be a file's name, and no date. */
export const documentPaths = [
  'uuid',
  'group',
  'documentType',
  'state',
  'requiresAcknowledgement',
  'requiresSignature',
];

/** The same of the list. */
export const documentListPaths = [
  ...documentPaths.map((path) => `documents.*.${path}`),
  'consents.*.type',
  'consents.*.canWithdraw',
  'isOnPaper',
];
