import { createHash } from 'node:crypto';

import { readAppraisal } from '#sagas/api/contract/appraisal.ts';
import {
  acknowledgeDocument,
  completeSigning,
  readConsents,
  readDocumentContent,
  readDocuments,
  signDocument,
  withdrawConsent,
} from '#sagas/api/contract/documents.ts';
import { readTimeline } from '#sagas/api/contract/funding.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const listOf = (borrower: Borrower, query: Record<string, string> = {}) =>
  borrower.read(readDocuments, { query });
const toSign = (borrower: Borrower) => listOf(borrower, { group: 'signing' });
const contentOf = (borrower: Borrower, documentUuid: string) =>
  borrower.call(readDocumentContent, undefined, { path: { documentUuid } });
const readHash = async (borrower: Borrower, documentUuid: string) => {
  const { body } = await contentOf(borrower, documentUuid);
  return createHash('sha256').update(new Uint8Array(body)).digest('hex');
};

const signVersion = (
  borrower: Borrower,
  documentUuid: string,
  contentHash: string,
  signatureName = 'Morgan Ashdale',
) => {
  const signature = { signatureName, initials: 'MA', consentVersion: 'v1' };
  const body = { ...signature, contentHash, scrolledToEnd: true as const };
  return borrower.call(signDocument, body, { path: { documentUuid } });
};
/** Reads a document and signs the version that was read. */
const sign = async (borrower: Borrower, documentUuid: string, signatureName?: string) =>
  signVersion(borrower, documentUuid, await readHash(borrower, documentUuid), signatureName);

/** Returns a borrower at the signing, and the first document to sign. */
async function signing(more: object = {}) {
  const borrower = await at('NOTE_SIGNING', more);
  const [first] = await toSign(borrower);
  return { borrower, uuid: first?.uuid ?? '' };
}

it('lists every document as a PDF of the stated size (DOCVIEW-07)', async () => {
  const borrower = await at('NOTE_SIGNING');
  const documents = await listOf(borrower);

  expect(documents.map(({ documentType }) => documentType)).toEqual([
    'EARLY_TERMS',
    'BROCHURE',
    'PRIVACY_NOTICE',
    'SAMPLE',
    'FINAL_DISCLOSURE',
    'NOTE',
    'DEED_OF_TRUST',
    'RIGHT_TO_CANCEL',
  ]);
  for (const { uuid, sizeBytes } of documents) {
    const { body } = await contentOf(borrower, uuid);
    expect(body.byteLength).toBe(sizeBytes);
    expect(Buffer.from(body).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
});

it("doesn't let a borrower read another borrower's document", async () => {
  const { uuid } = await signing();

  expect((await contentOf(await at('NOTE_SIGNING'), uuid)).status).toBe(404);
});

it('ends the signing when every document is signed, and leads to the notary', async () => {
  const borrower = await at('NOTE_SIGNING');
  expect((await borrower.call(completeSigning, {})).status).toBe(400);

  const seen = { scrolledToEnd: true as const, readAt: '2026-11-16T15:00:00.000Z' };
  for (const { uuid, requiresSignature } of await toSign(borrower)) {
    const path = { documentUuid: uuid };
    await (requiresSignature
      ? sign(borrower, uuid)
      : borrower.call(acknowledgeDocument, seen, { path }));
  }

  expect((await borrower.call(completeSigning, {})).body).toMatchObject({
    checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  });
  expect((await listOf(borrower)).filter(({ group }) => group === 'SIGNED')).toHaveLength(2);
});

it('rejects another name, and never signs twice for a repeat', async () => {
  const { borrower, uuid } = await signing();
  expect((await sign(borrower, uuid, 'Another Person')).status).toBe(400);

  const signed = await sign(borrower, uuid);
  lender.pass(60_000);
  expect((await sign(borrower, uuid)).body).toEqual(signed.body);
});

const changed = { status: 409, body: { errors: [{ code: 'DOCUMENT_CHANGED' }] } };

it('refuses to sign a document that changed since it was read, until it is read again', async () => {
  const { borrower, uuid } = await signing();
  const before = await readHash(borrower, uuid);
  await patch(borrower, { property: { zip: '43215' } });

  expect(await signVersion(borrower, uuid, before)).toMatchObject(changed);
  expect((await toSign(borrower))[0]).toMatchObject({ state: 'NEW' });

  expect(await readHash(borrower, uuid)).not.toBe(before);
  expect((await sign(borrower, uuid)).status).toBe(200);
});

it('refuses to sign a document that was never read', async () => {
  const { borrower, uuid } = await signing();

  expect(await signVersion(borrower, uuid, '0'.repeat(64))).toMatchObject(changed);
});

it('changes the first document once, when Docchanged signs it', async () => {
  const name = { firstName: 'Morgan', lastName: 'Docchanged' };
  const { borrower, uuid } = await signing({ profile: { name } });
  const before = await readHash(borrower, uuid);

  expect(await sign(borrower, uuid, 'Morgan Docchanged')).toMatchObject(changed);
  expect(await readHash(borrower, uuid)).not.toBe(before);
  expect((await sign(borrower, uuid, 'Morgan Docchanged')).status).toBe(200);
});

const rightToCancel = async (borrower: Borrower) =>
  (await borrower.read(readTimeline)).rescission.noticeDocumentUuid;

it.each([
  {
    what: 'decline',
    status: 'DECLINED',
    documentType: 'DECLINE_NOTICE',
    named: async (borrower: Borrower) => (await borrower.read(readDecision)).noticeDocumentUuid,
  },
  {
    what: 'right to cancel',
    status: 'RESCISSION',
    documentType: 'RIGHT_TO_CANCEL',
    named: rightToCancel,
  },
  {
    what: 'appraisal that was paid',
    status: 'ONSITE_APPRAISAL_PENDING',
    documentType: 'APPRAISAL_RECEIPT',
    named: async (borrower: Borrower) => (await borrower.read(readAppraisal)).receiptDocumentUuid,
  },
])('lists the paper of a $what among the documents', async ({ status, documentType, named }) => {
  const borrower = await at(status);
  const paper = (await listOf(borrower)).find((one) => one.documentType === documentType);

  expect(paper).toBeDefined();
  expect(await named(borrower)).toBe(paper?.uuid);
});

it('gives a second home no notice of a right to cancel', async () => {
  const borrower = await at('RESCISSION', {
    application: { property: { occupancyType: 'SECONDARY' } },
  });

  expect(await rightToCancel(borrower)).toBeNull();
});

it('refuses to sign online after electronic delivery is withdrawn', async () => {
  const { borrower, uuid } = await signing();
  await borrower.call(withdrawConsent, { type: 'COMMUNICATIONS' });

  expect((await borrower.read(readConsents)).isOnPaper).toBe(true);
  expect((await sign(borrower, uuid)).status).toBe(409);
});
