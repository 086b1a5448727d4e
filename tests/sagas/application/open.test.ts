import * as v from 'valibot';

import { readApplication } from '#sagas/api/contract/application.ts';
import { applicationOf } from '#sagas/application/open.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const offerIn = (wire: object) =>
  applicationOf(v.parse(readApplication.answer, { uuid: UUID, status: aStatus('HMDA'), ...wire }))
    .selectedOffer;

const own = { rate: 0.0785, rateType: 'FIXED', term: 15 };

describe('SIDE-03 the chosen offer', () => {
  it('reads the chosen offer from the fields of the application', () => {
    expect(offerIn({ ...own, amount: 100_000, uwCalculatedDrawAmount: 102_990 })).toEqual({
      amount: 100_000,
      total: 102_990,
      rate: 0.0785,
      term: 15,
      monthlyPayment: null,
      debtsPaid: null,
    });
  });

  it('reads the chosen offer from its own field when it is present', () => {
    const selectedOffer = { amount: 50_000, total: 51_495, rate: 0.08, term: 10 };

    expect(offerIn({ ...own, amount: 100_000, selectedOffer })).toEqual({
      ...selectedOffer,
      monthlyPayment: null,
      debtsPaid: null,
    });
  });

  it('reads the chosen offer as null before a choice', () => {
    expect(offerIn({ rateType: 'FIXED' })).toBeNull();
  });
});
