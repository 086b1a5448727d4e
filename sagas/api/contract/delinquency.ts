import * as v from 'valibot';

import { lateAnswers } from '#store/application/delinquency/codes.ts';

import { WireStatus } from './application.ts';
import { Moment, NotNegative, Text, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/delinquency';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

export const WireLateAnswer = v.object({
  answer: codeOf(lateAnswers),
  explanation: v.nullish(upTo(1_000), null),
});

export const readDelinquency = endpoint({
  name: 'readDelinquency',
  summary: 'The late payments of the credit report, and what the borrower said of them',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
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
  summary: 'Answers review-app/delinquency',
  method: 'PUT',
  path: PATH,
  chosen: CHOSEN,
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
