import * as v from 'valibot';

import { lienAnswers, lienTypes } from '#store/application/liens/liens.ts';
import { MAX_ADDED_LOANS } from '#store/application/liens/liensForm.ts';

import { WireStatus } from './application.ts';
import { MaybeAmount, Moment, NotNegative, Text, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/liens';

const Balance = v.nullish(NotNegative, null);
const YesNo = v.nullish(v.boolean(), null);

export const WireStatedLien = v.object({
  answer: codeOf(lienAnswers),
  balance: Balance,
  payment: Balance,
  toBeClosed: YesNo,
  note: v.nullish(upTo(1_000), null),
});

export const WireHomeCosts = v.object({
  included: v.boolean(),
  taxes: Balance,
  insurance: Balance,
});

export const readLiens = endpoint({
  name: 'readLiens',
  method: 'GET',
  path: PATH,
  answer: v.object({
    liens: listOf(
      v.object({
        uuid: v.string(),
        holder: v.string(),
        type: v.string(),
        position: MaybeAmount,
        recordedDate: Moment,
        balance: NotNegative,
        payment: v.nullish(NotNegative, 0),
        commentsToBorrower: Text,
        stated: v.nullish(WireStatedLien, null),
      }),
    ),
    taxesInsurance: v.nullish(WireHomeCosts, null),
    hoaMonthly: Balance,
  }),
});

export const saveLiens = endpoint({
  name: 'saveLiens',
  method: 'PUT',
  path: PATH,
  body: v.object({
    liens: v.array(
      v.object({
        lienUuid: upTo(100),
        ...WireStatedLien.entries,
        documentUuids: v.array(upTo(100)),
      }),
    ),
    added: v.pipe(
      v.array(
        v.object({
          holder: upTo(100),
          type: codeOf(lienTypes),
          balance: NotNegative,
          payment: NotNegative,
        }),
      ),
      v.maxLength(MAX_ADDED_LOANS),
    ),
    taxesInsurance: v.nullish(WireHomeCosts, null),
    hoaMonthly: Balance,
    attestation: v.nullish(v.object({ version: upTo(40), signatureName: upTo(200) }), null),
  }),
  answer: WireStatus,
});
