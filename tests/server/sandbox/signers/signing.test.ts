import { readApplication, readStatus } from '#sagas/api/contract/application.ts';
import { readConditions, submitCondition } from '#sagas/api/contract/conditions.ts';
import { readUploads } from '#sagas/api/contract/documents.ts';
import {
  declineSigningRequest,
  readSigningRequest,
  reopenSigningRequest,
  startSigningRequest,
} from '#sagas/api/contract/signer.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { asSigner, electronicRecordsConsent, inOhio } from '#tests/support/fixtures/signer.ts';

const lender = openLender('test');

/** Returns a signer of another borrower's application, and that borrower. */
async function aDeed(checklistStatus = 'CO_DEED_REQ', application: object = {}) {
  const made = await lender.session({ role: 'signer', checklistStatus, application });
  const uuid = made.applicationUuid;
  const signer = asSigner(lender, { token: made.token }, uuid);
  const patch = (change: object) =>
    lender.control('PATCH', `/sandbox/applications/${uuid}`, change);
  await patch({ pinned: false });
  return { signer, uuid, patch };
}

const statusOf = async (uuid: string) => {
  const { body } = await lender.control('GET', `/sandbox/applications/${uuid}`);
  return (body['status'] as { checklistStatus: string }).checklistStatus;
};

describe('an additional signer', () => {
  test('CALL-SIGN-01 leads a signer through the ID, the documents, the wait for the borrower and the notary', async () => {
    const { signer, uuid, patch } = await aDeed();
    expect(await signer.request()).toMatchObject({
      state: 'INVITED',
      role: 'SPOUSE',
      applicationUuid: uuid,
    });
    await signer.start();
    expect(await signer.state()).toBe('IDENTITY');
    await signer.sendId();
    expect(await signer.state()).toBe('DOCUMENTS');
    expect((await signer.documents()).map(({ documentType }) => documentType)).toEqual([
      'DEED_OF_TRUST',
      'SPOUSE_CONSENT',
      'RIGHT_TO_CANCEL',
    ]);
    await signer.readAll();
    expect(await signer.state()).toBe('READY');
    expect(await statusOf(uuid)).toBe('GEN_NOTARY_DISCLOSURE');

    await patch({
      status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
      pinned: false,
    });
    expect(await signer.state()).toBe('SIGN');
    lender.pass(60_000);
    expect(await statusOf(uuid)).toBe('DEED_SIGNING');
    expect(await signer.meetNotary()).toMatchObject({ step: 'DONE' });
    expect(await signer.request()).toMatchObject({ state: 'DONE', signedOn: expect.any(String) });
    expect(await statusOf(uuid)).toBe('GEN_RESCISSION');
  });

  test("lets a signer start before the borrower signs, who then doesn't have to wait", async () => {
    const { signer, uuid, patch } = await aDeed('LIEN_ATTESTATION');
    await signer.getReady();
    expect(await signer.state()).toBe('READY');
    expect(await statusOf(uuid)).toBe('LIEN_ATTESTATION');
    await patch({ status: { checklistStatus: 'CO_DEED_REQ' }, pinned: false });
    expect(await statusOf(uuid)).toBe('GEN_NOTARY_DISCLOSURE');
  });

  test('waits for a signer who has a login, however long that takes', async () => {
    const { uuid } = await aDeed();
    lender.pass(60 * 60_000);
    expect(await statusOf(uuid)).toBe('CO_DEED_REQ');
  });

  test('creates a to-do item after three failed ID checks, and a person lets the signer continue', async () => {
    const { signer } = await aDeed();
    await signer.start();
    for (let count = 0; count < 3; count += 1) await signer.sendId('idfail.pdf');
    expect(await signer.request()).toMatchObject({
      state: 'IDENTITY',
      identityVerification: 'PENDING_REVIEW',
      openConditions: 1,
    });
    lender.pass(10_000);
    expect(await signer.request()).toMatchObject({ state: 'DOCUMENTS', openConditions: 0 });
  });

  test('lets a signer say no, and change that for a week, but no longer', async () => {
    const { signer, uuid, patch } = await aDeed();
    const decline = () =>
      lender.call(declineSigningRequest, { body: { reason: 'Not now' } }, signer.sending);
    const reopen = () => lender.call(reopenSigningRequest, { body: {} }, signer.sending);
    await signer.start();
    expect((await decline()).body).toMatchObject({ state: 'DECLINED', endedBy: 'SIGNER' });
    expect((await decline()).status).toBe(200);
    lender.pass(60_000);
    expect(await statusOf(uuid)).toBe('CO_DEED_REQ');
    expect((await reopen()).body.state).toBe('IDENTITY');
    await decline();
    await patch({ signers: [{ since: Date.UTC(2026, 10, 1) }] });
    expect((await reopen()).status).toBe(409);
  });

  test("doesn't let a signer decline a request whose link has expired, and so reopen it", async () => {
    const { signer, patch } = await aDeed();
    await patch({ signers: [{ state: 'EXPIRED' }] });
    const decline = { body: { reason: null } };
    expect((await lender.call(declineSigningRequest, decline, signer.sending)).status).toBe(409);
    expect(await signer.state()).toBe('EXPIRED');
  });

  test.each([
    ['a box that is not ticked', { consents: [] }],
    ['an invalid phone number', { phoneNumber: '12' }],
    ['a place abroad', { location: { state: 'XX', latitude: null, longitude: null } }],
    ['a position abroad', { location: { state: null, latitude: 48.1, longitude: 11.5 } }],
  ])('SC-24 does not start with %s', async (_what, change) => {
    const { signer } = await aDeed();
    const body = {
      consents: [electronicRecordsConsent],
      phoneNumber: '(614) 555-0142',
      location: inOhio,
      ...change,
    };
    expect((await lender.call(startSigningRequest, { body }, signer.sending)).status).toBe(400);
    expect(await signer.state()).toBe('INVITED');
  });
});

describe('what a signer sees of the application', () => {
  test("shows a signer nothing of the borrower's: not the application, the status or the files", async () => {
    const { signer, uuid } = await aDeed();
    const borrower = await lender.session();
    const path = { uuid };
    for (const call of [readApplication, readStatus])
      expect((await lender.call(call, { path }, signer.sending)).status).toBe(404);
    expect((await lender.call(readSigningRequest, {}, { token: borrower.token })).status).toBe(400);
    await signer.upload('DRIVERSLICENSEFRONT', 'front.pdf');
    expect((await lender.call(readUploads, { path }, signer.sending)).body).toHaveLength(1);
    expect((await lender.call(readUploads, { path }, { token: borrower.token })).status).toBe(404);
  });

  test('hides the documents from a signer whose request was canceled', async () => {
    const { signer, uuid, patch } = await aDeed();
    await patch({ signers: [{ state: 'CANCELLED', endedBy: 'BORROWER' }] });
    expect(await signer.request()).toMatchObject({ state: 'CANCELLED', endedBy: 'BORROWER' });
    expect((await lender.call(readUploads, { path: { uuid } }, signer.sending)).status).toBe(404);
  });
});

describe('what a signer is asked for', () => {
  const askedOf = async (uuid: string) => {
    const { body } = await lender.control('GET', `/sandbox/applications/${uuid}`);
    const [signer] = body['signers'] as { uuid: string }[];
    const address = `/sandbox/applications/${uuid}/conditions`;
    return lender.control('POST', address, {
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      requestDocuments: ['SUPPORT'],
      signerUuid: signer?.uuid,
    });
  };

  test('SIGNER-04 shows a to-do item only to its signer, accepts their own upload, and approves it after 8 s', async () => {
    const { signer, uuid } = await aDeed();
    await askedOf(uuid);
    const path = { uuid };
    const [condition] = (await lender.call(readConditions, { path }, signer.sending)).body;
    expect(condition).toMatchObject({ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });
    expect(await signer.request()).toMatchObject({ openConditions: 1 });
    const stored = await lender.control('GET', `/sandbox/applications/${uuid}`);
    expect(stored.body['conditions']).toEqual([]);

    const documentUuids = [await signer.upload('SUPPORT', 'letter.pdf')];
    const body = { documentUuids, note: null, code: null };
    const about = { uuid, conditionUuid: condition?.uuid ?? '' };
    const sent = await lender.call(submitCondition, { path: about, body }, signer.sending);
    expect(sent.body).toEqual({ state: 'IN_REVIEW' });
    lender.pass(8_000);
    const [after] = (await lender.call(readConditions, { path }, signer.sending)).body;
    expect(after?.xtraData).toMatchObject({ state: 'ACCEPTED' });
    expect(await signer.request()).toMatchObject({ openConditions: 0 });
  });

  test('shows a signer the comment with which an underwriter rejects a to-do item', async () => {
    const { signer, uuid } = await aDeed();
    const asked = await askedOf(uuid);
    const address = `/sandbox/applications/${uuid}/conditions/${String(asked.body['uuid'])}/review`;
    const review = { isAccepted: false, comment: 'The page is cut off.' };
    expect((await lender.control('POST', address, review)).status).toBe(200);
    const read = await lender.call(readConditions, { path: { uuid } }, signer.sending);
    expect(read.body[0]).toMatchObject({ commentsToBorrower: 'The page is cut off.' });
  });
});
