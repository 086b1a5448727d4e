import * as v from 'valibot';

import { optionCodes, requalificationReasons } from '#store/application/requalification/codes.ts';

import { WireStatus } from './application.ts';
import { MaybeAmount, NotNegative, Text, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/requalification';

export const readRequalification = endpoint({
  name: 'readRequalification',
  method: 'GET',
  path: PATH,
  answer: v.nullable(
    v.object({
      reason: v.picklist(requalificationReasons),
      cltv: NotNegative,
      maxCltv: NotNegative,
      position: MaybeAmount,
      options: listOf(
        v.object({ optionId: v.picklist(optionCodes), maxDraw: MaybeAmount, holder: Text }),
      ),
    }),
  ),
});

export const chooseRequalification = endpoint({
  name: 'chooseRequalification',
  method: 'POST',
  path: PATH,
  body: v.object({ optionId: v.picklist(optionCodes) }),
  answer: WireStatus,
});
