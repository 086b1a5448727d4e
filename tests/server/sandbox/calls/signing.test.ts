import { readDocuments } from '#sagas/api/contract/documents.ts';
import { readBankAccounts, saveAutopay } from '#sagas/api/contract/bank.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  acceptOffer,
  readFinalOffer,
  requestSigningHelp,
  sendSigningPlace,
} from '#sagas/api/contract/signing.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const consent = {
  type: 'HARD_CREDIT',
  textKey: 'T-05',
  text: 'I allow it.',
  version: '1',
  acceptedAt: '2026-11-21T15:00:00.000Z',
};

describe('the signing', () => {
  const lender = openLender('block');
  const { at, released, patch } = applicationsAt(lender);

  const accountsOf = (borrower: Borrower) => borrower.read(readBankAccounts);
  const payBy = (borrower: Borrower, accountUuid: string | null) =>
    borrower.call(saveAutopay, {
      paymentMethod: 'AUTOPAY',
      accountUuid,
      paymentDay: 5,
      statementBy: null,
      authorization: { version: '1', acceptedAt: consent.acceptedAt },
    });
  const offerOf = (borrower: Borrower) => borrower.read(readFinalOffer);
  const accept = (borrower: Borrower, consents: (typeof consent)[] = []) =>
    borrower.call(acceptOffer, { consents });
  const documentsOf = async (borrower: Borrower) =>
    (await borrower.read(readDocuments, { query: { group: 'signing' } })).map(
      ({ documentType }) => documentType,
    );
  const say = (borrower: Borrower, body: BodyOf<typeof sendSigningPlace>) =>
    borrower.call(sendSigningPlace, body);
  const ask = (borrower: Borrower, body: BodyOf<typeof requestSigningHelp>) =>
    borrower.call(requestSigningHelp, body);

  test('STATUS-13: shows no difference in a final offer that is as chosen, and its dates', async () => {
    const offer = await offerOf(await at('FINAL_OFFER'));

    expect(offer?.final).toEqual(offer?.chosen);
    expect(offer).toMatchObject({
      reasons: [],
      rescissionEndsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      texasEarliestOn: null,
    });
  });

  test('gives a second home no right to cancel, and a Texas home an earliest day', async () => {
    const second = await at('FINAL_OFFER', {
      application: { property: { occupancyType: 'SECONDARY' } },
    });
    const texas = await at('FINAL_OFFER', { application: { property: { state: 'TX' } } });

    expect(await offerOf(second)).toMatchObject({ rescissionEndsOn: null });
    expect(await offerOf(texas)).toMatchObject({
      texasEarliestOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('reduces the draw after a lower value, says why, and lets the borrower accept it', async () => {
    const borrower = await released('FINAL_OFFER');
    const before = await offerOf(borrower);
    await patch(borrower, { property: { value: 330_000 } });

    const offer = await offerOf(borrower);
    expect(offer?.final.amount).toBeLessThan(before?.final.amount ?? 0);
    expect(offer?.reasons.map(({ figure }) => figure)).toEqual(
      expect.arrayContaining(['total', 'amount', 'monthlyPayment', 'cash']),
    );
    expect(offer?.reasons).toContainEqual({
      figure: 'amount',
      reason: expect.stringMatching(/^Your limit is lower than when you chose/),
    });

    expect((await accept(borrower)).body.checklistStatus).toBe('GEN_NOTE_SIGNING');
    expect(await offerOf(borrower)).toEqual(offer);
  });

  test('names a way to pay that changes the rate as the reason of the difference', async () => {
    const borrower = await released('VERIFIED_AUTOPAY_ACCOUNT');
    const { accountUuid } = (await accountsOf(borrower))[0] ?? { accountUuid: null };
    await payBy(borrower, accountUuid);
    await borrower.advance();

    const offer = await offerOf(borrower);
    expect(offer?.final.rate).toBeLessThan(offer?.chosen?.rate ?? 0);
    expect(offer?.reasons).toContainEqual({
      figure: 'rate',
      reason: 'You chose autopay, which lowers your rate.',
    });
  });

  test('STATUS-12: leads to the documents after the acceptance, once', async () => {
    const borrower = await released('FINAL_OFFER');
    expect(await documentsOf(borrower)).toEqual([]);

    expect((await accept(borrower)).status).toBe(200);
    expect((await accept(borrower)).status).toBe(200);
    expect(await borrower.advance()).toEqual(['GEN_NOTE_SIGNING', 'NOTE_SIGNING']);
    expect(await documentsOf(borrower)).toEqual([
      'FINAL_DISCLOSURE',
      'NOTE',
      'DEED_OF_TRUST',
      'RIGHT_TO_CANCEL',
    ]);
    expect((await accept(borrower, [consent])).status).toBe(409);
  });

  test('APP-02: requires a hard-credit consent that was not given yet', async () => {
    const borrower = await released('FINAL_OFFER');
    await patch(borrower, { status: { consents: [{ type: 'HARD_CREDIT', givenAt: null }] } });

    expect(await accept(borrower)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'HARD_CREDIT', message: 'Required' }] },
    });
    expect((await accept(borrower, [consent])).status).toBe(200);
    expect((await borrower.status()).consents).toEqual([
      { type: 'HARD_CREDIT', givenAt: consent.acceptedAt },
    ]);
  });

  test.each<[BodyOf<typeof sendSigningPlace>, boolean]>([
    [{ latitude: 39.96, longitude: -82.99, accuracy: 20 }, true],
    [{ latitude: 21.3, longitude: -157.8, accuracy: 20 }, true],
    [{ latitude: 48.86, longitude: 2.35, accuracy: 20 }, false],
    [{ state: 'OH', attested: true }, true],
    [{ state: 'ABROAD', attested: true }, false],
  ])('A-27: decides whether signing is allowed at the place %j: %s', async (body, allowed) => {
    const borrower = await at('NOTE_SIGNING');

    expect((await say(borrower, body)).body).toEqual({
      allowed,
      reason: allowed ? null : 'OUTSIDE_US',
    });
  });

  test('A-27: requires the box of the place, and the documents', async () => {
    expect(await say(await at('NOTE_SIGNING'), { state: 'OH', attested: false })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isHere' }] },
    });
    expect((await say(await at('FINAL_OFFER'), { state: 'OH', attested: true })).status).toBe(409);
  });

  test('A-27: stores no position', async () => {
    const borrower = await at('NOTE_SIGNING');
    await say(borrower, { latitude: 39.9612, longitude: -82.9988, accuracy: 20 });

    const seen = await borrower.record();
    const calls = await lender.control('GET', '/sandbox/requests');
    expect(JSON.stringify([seen, calls])).not.toMatch(/39\.9612|82\.9988/);
  });

  test('SC-24: checks signing/support again, and returns a reference', async () => {
    const borrower = await at('NOTE_SIGNING');
    const question = { topic: 'WRONG_NAME' as const, message: 'My name is wrong.', callTime: null };

    expect((await ask(borrower, { ...question, callMe: false })).body).toEqual({
      reference: expect.stringMatching(/^HS-\d{6}$/),
    });
    expect((await ask(borrower, { ...question, callMe: true })).body).toMatchObject({
      errors: [{ field: 'callTime' }],
    });
    expect((await ask(borrower, { ...question, callMe: false, message: 'No' })).status).toBe(400);
  });
});
