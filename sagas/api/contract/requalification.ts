import * as v from 'valibot';

import { optionCodes, requalificationReasons } from '#store/application/requalification/codes.ts';

import { WireStatus } from './application.ts';
import { MaybeAmount, NotNegative, Text, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/requalification';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

export const readRequalification = endpoint({
  name: 'readRequalification',
  summary: 'Why the line does not fit, and the ways forward; null where it fits',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
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
  summary: 'Chooses a way forward',
  method: 'POST',
  path: PATH,
  chosen: CHOSEN,
  body: v.object({ optionId: v.picklist(optionCodes) }),
  answer: WireStatus,
});
