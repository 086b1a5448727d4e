import * as v from 'valibot';

import { WireStatus } from './application.ts';
import { Day, Moment, Text, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/payoffs';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

export const readPayoffs = endpoint({
  name: 'readPayoffs',
  summary: 'The loans that are paid off from the line, and what their lenders answered',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
  answer: listOf(
    v.object({
      uuid: v.string(),
      lender: v.string(),
      loanEnd: Text,
      state: v.string(),
      askedAt: Moment,
      goodUntil: Day,
      /** The other lender's, for a borrower who has to call it. */
      phone: Text,
    }),
  ),
});

export const addPayoffLetter = endpoint({
  name: 'addPayoffLetter',
  summary: 'Adds a payoff letter of one loan',
  method: 'POST',
  path: `${PATH}/{payoffUuid}/documents`,
  chosen: CHOSEN,
  body: v.object({ documentUuid: upTo(100) }),
  answer: WireStatus,
});
