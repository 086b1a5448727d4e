import fc from 'fast-check';

import type * as liensActions from '#store/application/liens/actions.ts';
import type { LienList } from '#store/application/liens/liens.ts';

import { amount, code, date, few, id, orNull, personal, type PayloadsOf } from './arbitrary.ts';

const yes = fc.boolean();
const answer = fc.constantFrom('OPEN' as const, 'PAID' as const, 'NOT_MINE' as const);

const stated = {
  answer,
  balance: orNull(amount),
  payment: orNull(amount),
  toBeClosed: orNull(yes),
  note: orNull(personal),
};

const costs = fc.record({ included: yes, taxes: orNull(amount), insurance: orNull(amount) });

export const lienList: fc.Arbitrary<LienList> = fc.record({
  task: orNull(fc.constantFrom('VERIFICATION' as const, 'INQUIRY' as const)),
  liens: few(
    fc.record({
      uuid: id,
      holder: personal,
      type: code,
      position: orNull(fc.constantFrom(1, 2)),
      recordedDate: orNull(date),
      balance: amount,
      payment: amount,
      commentsToBorrower: orNull(personal),
      stated: orNull(fc.record(stated)),
    }),
  ),
  taxesInsurance: orNull(costs),
  hoaMonthly: orNull(amount),
});

export const liensPayloads: PayloadsOf<typeof liensActions> = {
  liensSubmitted: fc.record({
    liens: few(fc.record({ lienUuid: id, ...stated })),
    added: few(
      fc.record({
        holder: personal,
        type: fc.constantFrom('HELOC' as const, 'OTHER' as const),
        balance: amount,
        payment: amount,
      }),
    ),
    taxesInsurance: orNull(costs),
    hoaMonthly: orNull(amount),
    signatureName: orNull(personal),
  }),
};
