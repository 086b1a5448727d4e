import * as v from 'valibot';

import { assetTypes } from '#store/application/assets/assets.ts';
import { MAX_ACCOUNTS } from '#store/application/assets/assetsForm.ts';

import { WireStatus } from './application.ts';
import { Amount, IsoDate, NotNegative, Rate, Text, YesNo, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/assets';

const account = {
  type: codeOf(assetTypes),
  institution: upTo(100),
  balance: NotNegative,
};

export const WireLinkedAsset = v.object({ ...account, linkUuid: upTo(100), mask: upTo(4) });

export const WireAsset = v.object({
  ...account,
  joint: YesNo,
  mask: Text,
  linkUuid: Text,
});

export const readAssets = endpoint({
  name: 'readAssets',
  method: 'GET',
  path: PATH,
  answer: v.object({
    linked: listOf(WireLinkedAsset),
    accounts: listOf(WireAsset),
    limit: v.nullish(
      v.object({
        before: NotNegative,
        most: NotNegative,
        rate: Rate,
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
  method: 'PUT',
  path: PATH,
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
        v.maxLength(MAX_ACCOUNTS),
      ),
      [],
    ),
  }),
  answer: WireStatus,
});
