import { createHash } from 'node:crypto';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { isSignerFile } from '#server/sandbox/lender/signers/signerFile.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { hasReceipt } from '#server/sandbox/lender/appraisal/appraisal.ts';
import { isPast } from '#server/sandbox/lender/status/stateTable.ts';
import { isDeclined } from '#store/application/decision/decisions.ts';
import type { DocumentGroup } from '#store/application/documents/documents.ts';

import { documentTexts, documentTitles } from './documentTexts.ts';
import type { DocumentType } from './documentType.ts';
import { documentUuid } from './documentUuid.ts';
import { factLines } from './textSource.ts';
import { writePdf, type Paper, type WrittenPdf } from './writePdf.ts';

interface DocumentRow {
  readonly group: DocumentGroup;
  readonly exists: (application: ApplicationRecord) => boolean;
  readonly asks?: 'READ' | 'SIGNED';
  /** The acknowledgment that confirms its receipt. */
  readonly receivedBy?: string;
  /** Whether an additional signer reads it, depending on the role. */
  readonly isForSigner?: (signer: SignerRecord) => boolean;
}

const everySigner = () => true;
const isSpouse = ({ relationship }: SignerRecord) => relationship === 'SPOUSE';

const isFrom =
  (step: string) =>
  ({ status }: ApplicationRecord) =>
    status.checklistStatus === step || isPast(status.checklistStatus, step);

const wasSubmitted = ({ consents }: ApplicationRecord) =>
  consents.some(({ type }) => type === 'CERTIFICATION');

/** The review's documents stay when an application ends. */
const isReviewed = (application: ApplicationRecord) =>
  isFrom('GEN_SUMMARY_DISCLOSURE')(application) || wasSubmitted(application);

/** Documents to sign exist from the start of signing, and stay. */
const isForSigning = (application: ApplicationRecord) =>
  isFrom('NOTE_SIGNING')(application) || 'NOTE' in application.documentsDone;

/** A signer may start before the borrower's documents exist. */
const isInHand = (application: ApplicationRecord) =>
  isSignerFile(application) || isForSigning(application);

const isHome = ({ property }: ApplicationRecord) => property.occupancyType === 'HOME';

const rows: Readonly<Record<DocumentType, DocumentRow>> = {
  EARLY_TERMS: { group: 'TO_READ', exists: isReviewed, receivedBy: 'TERMS' },
  BROCHURE: { group: 'TO_READ', exists: isReviewed, receivedBy: 'TERMS' },
  PRIVACY_NOTICE: { group: 'NOTICES', exists: isReviewed, receivedBy: 'PRIVACY' },
  SAMPLE: { group: 'TO_READ', exists: isReviewed },
  TEXAS_NOTICE: {
    group: 'NOTICES',
    exists: (application) =>
      (isSignerFile(application) || isReviewed(application)) && isTexasHome(application),
    asks: 'READ',
    receivedBy: 'TEXAS',
    isForSigner: everySigner,
  },
  FINAL_DISCLOSURE: { group: 'TO_READ', exists: isForSigning, asks: 'SIGNED' },
  NOTE: { group: 'TO_READ', exists: isForSigning, asks: 'SIGNED' },
  DEED_OF_TRUST: {
    group: 'TO_READ',
    exists: isInHand,
    asks: 'READ',
    isForSigner: everySigner,
  },
  SPOUSE_CONSENT: {
    group: 'TO_READ',
    exists: isSignerFile,
    asks: 'READ',
    isForSigner: isSpouse,
  },
  FAIR_MARKET_VALUE: {
    group: 'TO_READ',
    exists: (application) => isForSigning(application) && isTexasHome(application),
    asks: 'SIGNED',
  },
  AUTOPAY: {
    group: 'TO_READ',
    exists: (application) =>
      isForSigning(application) && application.payment?.paymentMethod === 'AUTOPAY',
    asks: 'SIGNED',
  },
  RIGHT_TO_CANCEL: {
    group: 'NOTICES',
    exists: (application) => isInHand(application) && isHome(application),
    asks: 'READ',
    isForSigner: everySigner,
  },
  APPRAISAL_RECEIPT: {
    group: 'NOTICES',
    exists: hasReceipt,
  },
  DECLINE_NOTICE: { group: 'NOTICES', exists: ({ status }) => isDeclined(status) },
};

// Every key is a type.
const types = Object.keys(rows) as readonly DocumentType[];

/** What is read and signed at signing/sign, in order. */
const signingTypes: readonly DocumentType[] = [
  'FINAL_DISCLOSURE',
  'NOTE',
  'DEED_OF_TRUST',
  'FAIR_MARKET_VALUE',
  'AUTOPAY',
  'RIGHT_TO_CANCEL',
];

/** What an additional signer reads at heloc-signer/documents, in order. */
const signersTypes: readonly DocumentType[] = [
  'DEED_OF_TRUST',
  'SPOUSE_CONSENT',
  'TEXAS_NOTICE',
  'RIGHT_TO_CANCEL',
];

const typesToSign = (application: ApplicationRecord) =>
  isSignerFile(application) ? signersTypes : signingTypes;

/** Returns the code on the sample document's last page, different for each application. */
export const sampleCodeOf = ({ uuid }: Pick<ApplicationRecord, 'uuid'>): string =>
  String(
    createHash('sha256').update(`sample ${uuid}`).digest().readUInt32BE() % 1_000_000,
  ).padStart(6, '0');

function exists(application: ApplicationRecord, type: DocumentType): boolean {
  const row = rows[type];
  if (!row.exists(application)) return false;
  if (!isSignerFile(application)) return true;
  const signer = application.signers.find(({ uuid }) => uuid === application.signerUuid);
  return signer !== undefined && row.isForSigner?.(signer) === true;
}

type Done = ApplicationRecord['documentsDone'][string];

/** Returns when it was read or signed, here or by acknowledging it at the submit. */
function doneOf(application: ApplicationRecord, type: DocumentType): Done | null {
  const { receivedBy } = rows[type];
  const done = application.documentsDone[type];
  if (done || receivedBy === undefined || !wasSubmitted(application)) return done ?? null;
  const received = application.consents.findLast((consent) => consent.type === receivedBy);
  return received ? { state: 'READ', at: received.acceptedAt } : null;
}

interface Written {
  readonly pdf: Promise<WrittenPdf>;
  /** The SHA-256 of its bytes, or null until it is written. */
  hash: string | null;
}

const written = new Map<string, Written>();
/** Our choice: the documents of a few hundred applications. */
const MAX_WRITTEN = 2_000;

/** Marks an application whose documents to sign changed (last name Docchanged). */
export const REVISED = 'docchanged';
const REVISION = 'This version replaces the one that you read before.';

const isRevised = ({ progress }: ApplicationRecord, type: DocumentType) =>
  asksOf(type) === 'SIGNED' && progress.taken.includes(REVISED);

function paperOf(application: ApplicationRecord, lender: Lender, type: DocumentType): Paper {
  const source = { application, lender, sampleCode: sampleCodeOf(application) };
  return {
    title: documentTitles[type],
    lender: lender.brand.orgMetaData.companyInfo.companyName,
    facts: [...factLines(source), ...(isRevised(application, type) ? [REVISION] : [])],
    sections: documentTexts[type](source),
    createdAt: application.createdAt,
  };
}

/** Returns a document's PDF, written once for each content. */
export function pdfOf(
  application: ApplicationRecord,
  lender: Lender,
  type: DocumentType,
): Promise<WrittenPdf> {
  const paper = paperOf(application, lender, type);
  const key = JSON.stringify(paper);
  const known = written.get(key);
  if (known) return known.pdf;
  if (written.size >= MAX_WRITTEN) written.clear();
  const pdf = writePdf(paper).then((made) => {
    entry.hash = createHash('sha256').update(new Uint8Array(made.bytes)).digest('hex');
    return made;
  });
  const entry: Written = { pdf, hash: null };
  written.set(key, entry);
  return pdf;
}

/** Returns the current document's hash, or null if this content was never written, and so never read. */
export const contentHashOf = (
  application: ApplicationRecord,
  lender: Lender,
  type: DocumentType,
): string | null => written.get(JSON.stringify(paperOf(application, lender, type)))?.hash ?? null;

/** Returns a document's type, or null for an unknown uuid. */
export const typeOfDocument = (application: ApplicationRecord, uuid: string): DocumentType | null =>
  types.find((type) => documentUuid(application, type) === uuid && exists(application, type)) ??
  null;

export const asksOf = (type: DocumentType) => rows[type].asks ?? null;

/** Whether all documents to sign are read or signed. */
export const isAllSigned = (application: ApplicationRecord): boolean =>
  signingTypes.every(
    (type) => !exists(application, type) || application.documentsDone[type] !== undefined,
  );

/** Whether everything that must be read is read. */
export const isAllRead = (application: ApplicationRecord): boolean =>
  types.every(
    (type) =>
      rows[type].asks === undefined ||
      !exists(application, type) ||
      doneOf(application, type) !== null,
  );

/** Returns the lender's documents, of all groups or only those to sign. */
export const lenderDocumentsOf = (
  application: ApplicationRecord,
  lender: Lender,
  group: string | undefined,
) =>
  Promise.all(
    (group === 'signing' ? typesToSign(application) : types)
      .filter((type) => exists(application, type))
      .map(async (type) => {
        const { pages, bytes } = await pdfOf(application, lender, type);
        const done = doneOf(application, type);
        const { asks } = rows[type];
        return {
          uuid: documentUuid(application, type),
          group: done?.state === 'SIGNED' ? 'SIGNED' : rows[type].group,
          documentType: type,
          title: documentTitles[type],
          createdAt: application.createdAt,
          pages,
          sizeBytes: bytes.byteLength,
          state: done?.state ?? 'NEW',
          requiresAcknowledgement: asks === 'READ' && done === null,
          requiresSignature: asks === 'SIGNED' && done === null,
          doneAt: done?.at ?? null,
        };
      }),
  );
