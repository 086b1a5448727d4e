import * as v from 'valibot';

import { assetTypes } from '#store/application/assets/assets.ts';
import { MOST_ACCOUNTS } from '#store/application/assets/assetsForm.ts';

import { WireStatus } from './application.ts';
import { Amount, IsoDate, NotNegative, Text, YesNo, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/assets';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

const account = {
  type: codeOf(assetTypes),
  institution: upTo(100),
  balance: NotNegative,
};

/** An account that came by a link. */
export const WireLinkedAsset = v.object({ ...account, linkUuid: upTo(100), mask: upTo(4) });

/** An account that was sent. */
export const WireAsset = v.object({
  ...account,
  joint: YesNo,
  mask: Text,
  linkUuid: Text,
});

export const readAssets = endpoint({
  name: 'readAssets',
  summary: 'The savings that were linked and sent, and what the limit depends on',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
  answer: v.object({
    linked: listOf(WireLinkedAsset),
    accounts: listOf(WireAsset),
    limit: v.nullish(
      v.object({
        before: NotNegative,
        most: NotNegative,
        rate: NotNegative,
        term: NotNegative,
        paymentRoom: Amount,
        incomeShare: NotNegative,
      }),
      null,
    ),
  }),
});

export const saveAssets = endpoint({
  name: 'saveAssets',
  summary: 'Counts savings towards the line, or goes on without them',
  method: 'PUT',
  path: PATH,
  chosen: CHOSEN,
  body: v.object({
    skipped: YesNo,
    accounts: v.nullish(
      v.pipe(
        v.array(
          v.object({
            ...account,
            joint: v.boolean(),
            statementDate: v.nullish(IsoDate, null),
            documentUuids: v.array(upTo(100)),
            linkUuid: v.nullish(upTo(100), null),
          }),
        ),
        v.maxLength(MOST_ACCOUNTS),
      ),
      [],
    ),
  }),
  answer: WireStatus,
});
