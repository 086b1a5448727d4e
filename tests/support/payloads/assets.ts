import fc from 'fast-check';

import type * as assetsActions from '#store/application/assets/actions.ts';
import { assetTypes, type Assets, type AssetType } from '#store/application/assets/assets.ts';

import { amount, date, few, id, nothing, orNull, personal, type PayloadsOf } from './arbitrary.ts';

const account = {
  type: fc.constantFrom(...(Object.keys(assetTypes) as AssetType[])),
  institution: personal,
  balance: amount,
};
const joint = fc.boolean();

export const assets: fc.Arbitrary<Assets> = fc.record({
  linked: few(fc.record({ ...account, linkUuid: id, mask: personal })),
  accounts: few(fc.record({ ...account, joint, mask: orNull(personal), linkUuid: orNull(id) })),
  limit: orNull(
    fc.record({
      before: amount,
      most: amount,
      rate: amount,
      term: amount,
      paymentRoom: amount,
      incomeShare: amount,
    }),
  ),
});

export const assetsPayloads: PayloadsOf<typeof assetsActions> = {
  assetsSubmitted: fc.record({
    accounts: few(
      fc.record({
        ...account,
        joint,
        statementDate: orNull(date),
        documentUuids: few(id),
        linkUuid: orNull(id),
      }),
    ),
  }),
  assetsSkipped: nothing,
};
