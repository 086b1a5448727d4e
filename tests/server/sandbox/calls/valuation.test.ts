import { readHomeEstimate, saveHomeEstimate } from '#sagas/api/contract/valuation.ts';
import type { HomeEstimate } from '#store/application/valuation/homeEstimate.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import {
  anApplicant,
  applicationOf,
  applicationsAt,
  type Borrower,
} from '#tests/support/fixtures/borrower.ts';
import { anEstimate } from '#tests/support/fixtures/valuations.ts';

describe('valuation', () => {
  const lender = openLender('block');
  const { at, statusOf } = applicationsAt(lender);

  const tell = (borrower: Borrower, more: Partial<HomeEstimate> = {}) =>
    borrower.call(saveHomeEstimate, { ...anEstimate, ...more });
  const told = (borrower: Borrower) => borrower.read(readHomeEstimate);
  const onStreet = async (street1: string) => {
    const borrower = await anApplicant(lender, { street1 });
    await borrower.advance();
    return borrower;
  };

  test('lets a valuer use what the borrower said, and bases the offers on it', async () => {
    const borrower = await onStreet('1 Unvalued Sandbox Lane');
    expect(await told(borrower)).toBeNull();
    expect((await applicationOf(lender, borrower)).adjustedHomeAmount).toBeNull();

    expect((await tell(borrower)).body.checklistStatus).toBe('NAV_RESI_EVAL_PROCESSING');
    expect(await told(borrower)).toEqual(anEstimate);
    expect(await borrower.advance()).toContain('OFFER_SELECTION');
    const { adjustedHomeAmount, property } = await applicationOf(lender, borrower);
    expect(adjustedHomeAmount).toBe(anEstimate.estimatedValue);
    expect(property).toMatchObject({ propertyType: 'TOWNHOUSE', yearBuilt: 1974 });
    expect((await borrower.status()).condition).toBe('GOOD');
  });

  test.each(['NO_AVM_FOUND', 'NAV_ESTIMATE', 'NAV_ESTIMATE_REQUEST'])(
    'declines a manufactured home as collateral at %s',
    async (status) => {
      const borrower = await at(status);

      await tell(borrower, { propertyType: 'MANUFACTURED' });
      expect(await borrower.status()).toMatchObject({
        checklistStatus: 'DECLINED',
        declineReason: 'GENERIC',
      });
    },
  );

  test.each(['Broker', 'Agent', 'Nobodyhome'])(
    'asks for an agent after the estimate if the home is on %s',
    async (word) => {
      const borrower = await onStreet(`1 Unvalued-${word} Lane`);
      expect(await statusOf(borrower)).toBe('NO_AVM_FOUND');

      await tell(borrower);
      expect(await borrower.status()).toMatchObject({
        checklistStatus: 'BPO_ORDER_REQUEST',
        bpo: 'BPO_REQUIRED',
      });
    },
  );

  test('SC-24 checks the rules of the valuation screen again, and repeats nothing', async () => {
    const borrower = await at('NO_AVM_FOUND');

    expect(await tell(borrower, { estimatedValue: 9_999, yearBuilt: 2999 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'estimatedValue' }, { field: 'yearBuilt' }] },
    });
    expect(await told(borrower)).toBeNull();
    await tell(borrower);
    expect((await tell(borrower)).status).toBe(200);
    expect((await tell(borrower, { bedrooms: 4 })).body).toMatchObject({
      errors: [{ code: 'STEP_NOT_OPEN' }],
    });
  });
});
