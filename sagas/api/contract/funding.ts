import * as v from 'valibot';

import { debtPaymentStates, fundingStages } from '#store/application/funding/timeline.ts';
import { stopStates } from '#store/application/core/stopStates.ts';

import { WireStatus } from './application.ts';
import { Day, Moment, NotNegative, Text, YesNo, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { TimeZone } from './timeZone.ts';

const BASE = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';

const noRescission = { applies: false };

export const readTimeline = endpoint({
  name: 'readTimeline',
  method: 'GET',
  path: `${BASE}/timeline`,
  answer: v.object({
    items: listOf(
      v.object({
        code: codeOf(fundingStages),
        state: codeOf(stopStates),
        date: Day,
        text: Text,
      }),
    ),
    rescission: v.nullish(
      v.object({
        applies: YesNo,
        /** When the last of signing, notice and disclosures happened. */
        lastEventAt: Moment,
        endsOn: Day,
        timeZone: TimeZone,
        noticeDocumentUuid: Text,
      }),
      noRescission,
    ),
    fundingEstimate: v.nullish(v.object({ from: Day, to: Day }), null),
    payoffs: v.nullish(
      listOf(
        v.object({ creditor: v.string(), amount: NotNegative, state: codeOf(debtPaymentStates) }),
      ),
      [],
    ),
  }),
});

export const rescindLine = endpoint({
  name: 'rescindLine',
  method: 'POST',
  path: `${BASE}/rescission`,
  body: v.object({ signatureName: upTo(200), reason: v.nullish(upTo(200), null) }),
  answer: WireStatus,
});
