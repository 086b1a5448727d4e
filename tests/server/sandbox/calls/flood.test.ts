import { readFloodCheck, sendFloodProof } from '#sagas/api/contract/flood.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const receipt = {
  type: 'FLOOD_NOTICE',
  textKey: 'T-36',
  text: 'I received this notice',
  version: '1',
  acceptedAt: '2026-11-21T15:00:00.000Z',
};

describe('the flood check', () => {
  const lender = openLender('block');
  const { released, statusOf } = applicationsAt(lender);

  const closing = (street1: string) =>
    released('GEN_CLOSING_DISCLOSURE', {
      application: { property: { street1 }, status: { waitingOnFloodCert: true } },
    });
  const checkOf = (borrower: Borrower) => borrower.read(readFloodCheck);
  const policyOf = (borrower: Borrower) => borrower.upload('policy.jpg', { purpose: 'FLOOD' });
  const prove = (borrower: Borrower, documentUuids: string[], type = receipt.type) =>
    borrower.call(sendFloodProof, { receipt: { ...receipt, type }, documentUuids });

  test('STATUS-11: gets the certificate by itself outside a flood zone', async () => {
    const borrower = await closing('1 Flood Lane');
    expect(await checkOf(borrower)).toEqual({
      isInFloodZone: false,
      zone: null,
      proofSentAt: null,
    });
    expect((await prove(borrower, [await policyOf(borrower)])).status).toBe(409);

    expect(await borrower.next()).toBe('FINAL_OFFER');
    expect(await checkOf(borrower)).toBeNull();
  });

  test('STATUS-11: waits for the notice and the policy in a flood zone', async () => {
    const borrower = await closing('1 Floodzone Lane');
    lender.pass(600_000);
    expect(await statusOf(borrower)).toBe('GEN_CLOSING_DISCLOSURE');
    expect(await checkOf(borrower)).toMatchObject({ isInFloodZone: true, proofSentAt: null });

    const policy = await policyOf(borrower);
    expect((await prove(borrower, [policy])).body).toMatchObject({
      checklistStatus: 'GEN_CLOSING_DISCLOSURE',
      waitingOnFloodCert: true,
    });
    expect((await prove(borrower, [policy])).status).toBe(200);
    expect(await checkOf(borrower)).toMatchObject({ proofSentAt: expect.any(String) });
    lender.pass(11_000);
    expect(await statusOf(borrower)).toBe('GEN_CLOSING_DISCLOSURE');
    lender.pass(1_000);
    expect(await statusOf(borrower)).toBe('FINAL_OFFER');
  });

  test('SC-24: refuses a proof without the receipt of the notice or without a policy', async () => {
    const borrower = await closing('1 Floodzone Lane');

    expect((await prove(borrower, [])).body).toMatchObject({ errors: [{ field: 'floodPolicy' }] });
    expect((await prove(borrower, ['unknown'])).status).toBe(400);
    expect((await prove(borrower, ['unknown'], 'OTHER')).body).toMatchObject({
      errors: [{ field: 'noticeReceived' }],
    });
    expect(await checkOf(borrower)).toMatchObject({ proofSentAt: null });
  });
});
