import {
  acknowledgeDocument,
  completeSigning,
  readConsents,
  readDocumentContent,
  readDocuments,
  requestPaper,
  signDocument,
  withdrawConsent,
} from '#sagas/api/contract/documents.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { consentPrompts, type TextConsents } from '#server/sandbox/data/consents.ts';
import { requireIdentity, type ParsedCall, type Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import {
  REVISED,
  asksOf,
  contentHashOf,
  lenderDocumentsOf,
  isAllSigned,
  pdfOf,
  typeOfDocument,
} from '#server/sandbox/lender/documents/documents.ts';
import type { DocumentType } from '#server/sandbox/lender/documents/documentType.ts';
import { uploadOwner } from '#server/sandbox/lender/signers/signerFile.ts';
import { isNamedOnce, markTaken } from '#server/sandbox/lender/status/state.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { UploadRecord } from '#server/sandbox/storage/uploads.ts';
import type { World } from '#server/sandbox/world.ts';
import { ELECTRONIC_DELIVERY } from '#store/application/documents/documents.ts';
import { adoptionValidator } from '#store/application/documents/signing.ts';
import { fullName } from '#store/person/name.ts';

import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

const UNKNOWN = "We couldn't find this document.";

function requireDocument(application: ApplicationRecord, uuid: string): DocumentType {
  const type = typeOfDocument(application, uuid);
  if (type === null) throw notFound(UNKNOWN);
  return type;
}

const uploadRow = ({ uuid, documentType, fileName, pages, sizeBytes }: UploadRecord) => ({
  uuid,
  group: 'UPLOADED',
  documentType,
  title: fileName,
  createdAt: null,
  pages,
  sizeBytes,
  state: 'SENT',
  requiresAcknowledgement: false,
  requiresSignature: false,
  doneAt: null,
});

function markDone(
  world: World,
  application: ApplicationRecord,
  type: DocumentType,
  state: 'READ' | 'SIGNED',
): string {
  const known = application.documentsDone[type];
  if (known) return known.at;
  const at = new Date(world.now()).toISOString();
  saveApplication(world, application, {
    ...application,
    documentsDone: { ...application.documentsDone, [type]: { state, at } },
  });
  return at;
}

/** Last name Docchanged: the documents to sign change once, when the first is signed. */
function revised(application: ApplicationRecord): ApplicationRecord {
  if (!isNamedOnce(application, REVISED)) return application;
  const progress = { ...application.progress, ...markTaken(application, REVISED) };
  return { ...application, progress };
}

const documentChanged = () =>
  new HttpError(409, {
    message: 'This document was updated. Please read it again.',
    code: 'DOCUMENT_CHANGED',
  });

const paperChosen = () =>
  new HttpError(409, {
    message: 'You chose paper, so that signing online is not possible.',
    code: 'PAPER_CHOSEN',
  });

/** Writes the current document to know its hash, which may be missing after a restart. */
const prepareContent =
  (world: World) =>
  async ({
    parts: { path },
    lender,
  }: ParsedCall<{ path: { uuid: string; documentUuid: string } }>) => {
    const application = world.applications.get(path.uuid);
    const type = application && typeOfDocument(application, path.documentUuid);
    if (type) await pdfOf(application, lender, type);
  };

const isSigning = isAt('NOTE_SIGNING');

export function papersCalls(world: World): Handler[] {
  const { own, ownRead, ownPrepared, step } = handlersFor(world);
  return [
    ownRead(readDocuments, async (application, { parts: { query }, lender }) => {
      const made = await lenderDocumentsOf(application, lender, query.group);
      const sent = world.uploads
        .ofApplication(uploadOwner(application))
        .filter(({ isSent }) => isSent);
      return query.group === 'signing' ? made : [...made, ...sent.map(uploadRow)];
    }),

    ownRead(readDocumentContent, async (application, call) => {
      const { parts, lender, answerHeaders } = call;
      const { path } = parts;
      const upload = world.uploads.contentOf(uploadOwner(application), path.documentUuid);
      answerHeaders.set('Content-Type', upload?.mimeType ?? 'application/pdf');
      if (upload) return upload.bytes;
      const type = requireDocument(application, path.documentUuid);
      return (await pdfOf(application, lender, type)).bytes;
    }),

    own(acknowledgeDocument, (application, { parts: { path } }) => {
      const type = requireDocument(application, path.documentUuid);
      if (asksOf(type) === 'SIGNED') throw new HttpError(409, { message: 'Sign this document.' });
      markDone(world, application, type, 'READ');
    }),

    ownPrepared(signDocument, prepareContent(world), (application, { parts, lender }) => {
      const { path, body } = parts;
      const type = requireDocument(application, path.documentUuid);
      const known = application.documentsDone[type];
      // A repeat never signs twice.
      if (known) return { signedAt: known.at };
      if (!isSigning(application)) throw stepNotOpen();
      if (application.isOnPaper) throw paperChosen();
      const name = readName(application.profile.name);
      const isAdopted = true;
      refuseInvalid(adoptionValidator(name && fullName(name))({ ...body, isAdopted }));
      const now = revised(application);
      if (contentHashOf(now, lender, type) !== body.contentHash)
        throw documentChanged().remembering(() => saveApplication(world, application, now));
      return { signedAt: markDone(world, application, type, 'SIGNED') };
    }),

    step(completeSigning, 'signing', isSigning, (application) => {
      if (!isAllSigned(application))
        throw new HttpError(400, { message: 'Some documents are not signed yet.' });
      return advanceNow(world, application);
    }),

    own(requestPaper, (application) => ({ reference: `P-${application.loanNumber}` })),
    ...consentCalls(world),
  ];
}

function consentCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  const texts = () => world.database.records<TextConsents>('smsConsents');
  return [
    own(readConsents, (application, call) => {
      const choices = world.textChoices(requireIdentity(call).uuid);
      const text = (type: string) => ({ type, version: null, givenAt: null, canWithdraw: true });
      return {
        consents: [
          ...application.consents.map(({ type, version, acceptedAt }) => ({
            type,
            version,
            givenAt: acceptedAt,
            canWithdraw: type === ELECTRONIC_DELIVERY,
          })),
          ...(choices.transactional ? [text('SMS_TRANSACTIONAL')] : []),
          ...(choices.marketing ? [text('SMS')] : []),
        ],
        isOnPaper: application.isOnPaper,
      };
    }),

    own(withdrawConsent, (application, call) => {
      const { type } = call.parts.body;
      const prompt = consentPrompts.get(type);
      if (prompt) {
        const { uuid } = requireIdentity(call);
        const given = texts().get(uuid);
        const consents = (given?.consents ?? []).filter(
          ({ consentPromptUuid }) => consentPromptUuid !== prompt.consentPromptUuid,
        );
        texts().put(uuid, { ...given, consents });
        return;
      }
      if (type !== ELECTRONIC_DELIVERY)
        throw new HttpError(400, { message: 'This consent cannot be withdrawn.', field: 'type' });
      const consents = application.consents.filter((consent) => consent.type !== type);
      saveApplication(world, application, { ...application, consents, isOnPaper: true });
    }),
  ];
}
