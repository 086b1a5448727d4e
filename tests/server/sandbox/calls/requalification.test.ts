import { chooseRequalification, readRequalification } from '#sagas/api/contract/requalification.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);

test.each([
  ['REDUCE_AMOUNT', 'OFFER_CALCULATION_IN_PROGRESS'],
  ['PAY_OFF_LIEN', 'OFFER_CALCULATION_IN_PROGRESS'],
  ['CORRECT_LIEN', 'LIEN_VERIFICATION_INQUIRY'],
  ['VALUE_REVIEW', 'BPO_ORDER_REQUEST'],
] as const)('leads from %s to %s (8.2)', async (optionId, status) => {
  const borrower = await at('CLTV_LIEN_POSITION_REQUALIFY');
  const known = await borrower.read(readRequalification);
  expect(known).toMatchObject({ reason: 'CLTV', maxCltv: 0.85 });
  expect(known?.options.map((option) => option.optionId)).toContain(optionId);
  const chosen = await borrower.call(chooseRequalification, { optionId });
  expect(chosen.body.checklistStatus).toBe(status);
});

test("doesn't offer a smaller line if the home leaves no room", async () => {
  const borrower = await at('CLTV_LIEN_POSITION_REQUALIFY', {
    application: { property: { value: 250_000 } },
  });
  const known = await borrower.read(readRequalification);
  expect(known?.options.map((option) => option.optionId)).not.toContain('REDUCE_AMOUNT');
  const body = { optionId: 'REDUCE_AMOUNT' as const };
  expect((await borrower.call(chooseRequalification, body)).status).toBe(400);
});

test('makes room for the line when it pays off a loan', async () => {
  const borrower = await at('CLTV_LIEN_POSITION_REQUALIFY', {
    application: { property: { value: 250_000 } },
  });
  const body = { optionId: 'PAY_OFF_LIEN' as const };
  await borrower.call(chooseRequalification, body);
  expect(await borrower.next()).toBe('OFFER_SELECTION');
});
