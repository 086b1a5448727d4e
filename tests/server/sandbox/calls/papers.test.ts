import { createHash } from 'node:crypto';

import {
  acknowledgeDocument,
  completeSigning,
  readConsents,
  readDocumentContent,
  readDocuments,
  signDocument,
  withdrawConsent,
} from '#sagas/api/contract/documents.ts';
import { readAppraisal } from '#sagas/api/contract/appraisal.ts';
import { readTimeline } from '#sagas/api/contract/funding.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const listOf = async ({ path, sending }: Borrower, group?: string) =>
  (await lender.call(readDocuments, { path, query: group === undefined ? {} : { group } }, sending))
    .body;

const readAt = '2026-11-16T15:00:00.000Z';
const acknowledge = ({ path, sending }: Borrower, documentUuid: string) =>
  lender.call(
    acknowledgeDocument,
    { path: { ...path, documentUuid }, body: { scrolledToEnd: true, readAt } },
    sending,
  );
async function readHash({ path, sending }: Borrower, documentUuid: string): Promise<string> {
  const { body } = await lender.call(
    readDocumentContent,
    { path: { ...path, documentUuid } },
    sending,
  );
  return createHash('sha256').update(new Uint8Array(body)).digest('hex');
}
const signVersion = (
  { path, sending }: Borrower,
  documentUuid: string,
  contentHash: string,
  signatureName = 'Morgan Ashdale',
) => {
  const signature = { signatureName, initials: 'MA', consentVersion: 'v1' };
  const body = { ...signature, contentHash, scrolledToEnd: true as const };
  return lender.call(signDocument, { path: { ...path, documentUuid }, body }, sending);
};
/** Reads a document and signs what was read. */
const sign = async (borrower: Borrower, documentUuid: string, signatureName?: string) =>
  signVersion(borrower, documentUuid, await readHash(borrower, documentUuid), signatureName);
const complete = ({ path, sending }: Borrower) =>
  lender.call(completeSigning, { path, body: {} }, sending);

async function signAll(borrower: Borrower, name?: string) {
  for (const { uuid, requiresSignature } of await listOf(borrower, 'signing'))
    // oxlint-disable-next-line no-await-in-loop -- a borrower signs one after the other
    await (requiresSignature ? sign(borrower, uuid, name) : acknowledge(borrower, uuid));
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
  const { path, sending } = borrower;
  const answers = await Promise.all(
    documents.map(({ uuid: documentUuid }) =>
      lender.call(readDocumentContent, { path: { ...path, documentUuid } }, sending),
    ),
  );
  expect(answers.map(({ body }) => body.byteLength)).toEqual(
    documents.map(({ sizeBytes }) => sizeBytes),
  );
  for (const { body } of answers)
    expect(Buffer.from(body).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

it("doesn't let a borrower read another borrower's document", async () => {
  const [note] = await listOf(await at('NOTE_SIGNING'), 'signing');
  const { path, sending } = await at('NOTE_SIGNING');

  const documentUuid = note?.uuid ?? '';
  const answer = await lender.call(
    readDocumentContent,
    { path: { ...path, documentUuid } },
    sending,
  );
  expect(answer.status).toBe(404);
});

it('ends the signing when every document is signed, and leads to the notary', async () => {
  const borrower = await at('NOTE_SIGNING');
  expect((await complete(borrower)).status).toBe(400);

  await signAll(borrower);

  expect((await complete(borrower)).body).toMatchObject({
    checklistStatus: 'GEN_NOTARY_DISCLOSURE',
  });
  expect((await listOf(borrower)).filter(({ group }) => group === 'SIGNED')).toHaveLength(2);
});

it('rejects another name, and never signs twice for a repeat', async () => {
  const borrower = await at('NOTE_SIGNING');
  const [first] = await listOf(borrower, 'signing');
  const uuid = first?.uuid ?? '';
  expect((await sign(borrower, uuid, 'Another Person')).status).toBe(400);

  const signed = await sign(borrower, uuid);
  lender.pass(60_000);
  expect((await sign(borrower, uuid)).body).toEqual(signed.body);
});

const changed = { errors: [{ code: 'DOCUMENT_CHANGED' }] };

it('rejects to sign a document that changed since it was read, until it is read again', async () => {
  const borrower = await at('NOTE_SIGNING');
  const [first] = await listOf(borrower, 'signing');
  const uuid = first?.uuid ?? '';
  const before = await readHash(borrower, uuid);
  await patch(borrower, { property: { zip: '43215' } });

  const refused = await signVersion(borrower, uuid, before);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject(changed);
  expect((await listOf(borrower, 'signing'))[0]).toMatchObject({ state: 'NEW' });

  expect(await readHash(borrower, uuid)).not.toBe(before);
  expect((await sign(borrower, uuid)).status).toBe(200);
});

it('rejects to sign a document that was never read', async () => {
  const borrower = await at('NOTE_SIGNING');
  const [first] = await listOf(borrower, 'signing');

  const refused = await signVersion(borrower, first?.uuid ?? '', '0'.repeat(64));
  expect(refused.body).toMatchObject(changed);
});

it('changes the first document once, when Docchanged signs it', async () => {
  const borrower = await at('NOTE_SIGNING', {
    profile: { name: { firstName: 'Morgan', lastName: 'Docchanged' } },
  });
  const [first] = await listOf(borrower, 'signing');
  const uuid = first?.uuid ?? '';

  const before = await readHash(borrower, uuid);

  const refused = await sign(borrower, uuid, 'Morgan Docchanged');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject(changed);
  expect(await readHash(borrower, uuid)).not.toBe(before);
  expect((await sign(borrower, uuid, 'Morgan Docchanged')).status).toBe(200);
});

const noticeOf = {
  decline: async ({ path, sending }: Borrower) =>
    (await lender.call(readDecision, { path }, sending)).body.noticeDocumentUuid,
  'right to cancel': async ({ path, sending }: Borrower) =>
    (await lender.call(readTimeline, { path }, sending)).body.rescission.noticeDocumentUuid,
  'appraisal that was paid': async ({ path, sending }: Borrower) =>
    (await lender.call(readAppraisal, { path }, sending)).body.receiptDocumentUuid,
};

it.each([
  ['decline', 'DECLINED', 'DECLINE_NOTICE'],
  ['right to cancel', 'RESCISSION', 'RIGHT_TO_CANCEL'],
  ['appraisal that was paid', 'ONSITE_APPRAISAL_PENDING', 'APPRAISAL_RECEIPT'],
] as const)('lists the paper of a %s among the documents', async (what, status, documentType) => {
  const borrower = await at(status);
  const paper = (await listOf(borrower)).find((one) => one.documentType === documentType);

  expect(paper).toBeDefined();
  expect(await noticeOf[what](borrower)).toBe(paper?.uuid);
});

it('gives a second home no notice of a right to cancel', async () => {
  const borrower = await at('RESCISSION', {
    application: { property: { occupancyType: 'SECONDARY' } },
  });

  expect(await noticeOf['right to cancel'](borrower)).toBeNull();
});

it('rejects to sign online after electronic delivery is withdrawn', async () => {
  const borrower = await at('NOTE_SIGNING');
  const { path, sending } = borrower;
  await lender.call(withdrawConsent, { path, body: { type: 'COMMUNICATIONS' } }, sending);

  expect((await lender.call(readConsents, { path }, sending)).body.isOnPaper).toBe(true);
  const [first] = await listOf(borrower, 'signing');
  expect((await sign(borrower, first?.uuid ?? '')).status).toBe(409);
});
