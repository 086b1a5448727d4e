import * as v from 'valibot';

import { lateAnswers } from '#store/application/delinquency/codes.ts';

import { WireStatus } from './application.ts';
import { Moment, NotNegative, Text, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/delinquency';

export const WireLateAnswer = v.object({
  answer: codeOf(lateAnswers),
  explanation: v.nullish(upTo(1_000), null),
});

export const readDelinquency = endpoint({
  name: 'readDelinquency',
  method: 'GET',
  path: PATH,
  answer: v.object({
    items: listOf(
      v.object({
        uuid: v.string(),
        creditor: v.string(),
        type: v.string(),
        lastFour: Text,
        monthsLate: v.nullish(NotNegative, 0),
        pastDue: v.nullish(NotNegative, 0),
        reportedOn: Moment,
        stated: v.nullish(WireLateAnswer, null),
      }),
    ),
  }),
});

export const saveDelinquency = endpoint({
  name: 'saveDelinquency',
  method: 'PUT',
  path: PATH,
  body: v.object({
    items: v.array(
      v.object({
        liabilityUuid: upTo(100),
        ...WireLateAnswer.entries,
        documentUuids: v.array(upTo(100)),
      }),
    ),
  }),
  answer: WireStatus,
});
