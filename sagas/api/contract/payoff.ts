import * as v from 'valibot';

import { WireStatus } from './application.ts';
import { Day, Moment, Text, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/payoffs';

export const readPayoffs = endpoint({
  name: 'readPayoffs',
  method: 'GET',
  path: PATH,
  answer: listOf(
    v.object({
      uuid: v.string(),
      lender: v.string(),
      loanEnd: Text,
      state: v.string(),
      askedAt: Moment,
      goodUntil: Day,
      /** The other lender's phone number, for a borrower who has to call. */
      phone: Text,
    }),
  ),
});

export const addPayoffLetter = endpoint({
  name: 'addPayoffLetter',
  method: 'POST',
  path: `${PATH}/{payoffUuid}/documents`,
  body: v.object({ documentUuid: upTo(100) }),
  answer: WireStatus,
});
