import * as v from 'valibot';

import { visitTimes, WINDOWS } from '#store/application/appraisal/appraisal.ts';

import { WireStatus } from './application.ts';
import { Day, IsoDate, Moment, NotNegative, Text, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Redirect } from './session.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/appraisal';
const CHOSEN = 'The step calls of the application are not shown; screens.md 10.3.';

export const WireWindow = v.object({ day: IsoDate, time: codeOf(visitTimes) });
const Windows = v.pipe(v.array(WireWindow), v.length(WINDOWS));

export const readAppraisal = endpoint({
  name: 'readAppraisal',
  summary: 'The appraisal of a large line: its fee, when it may be paid, and the appointment',
  method: 'GET',
  path: PATH,
  chosen: CHOSEN,
  answer: v.object({
    fee: NotNegative,
    earliestPaymentDate: Day,
    appointment: Moment,
    appraiserName: Text,
    receiptNumber: Text,
    receiptDocumentUuid: Text,
    paidOn: Day,
    contactName: Text,
    contactPhone: Text,
    windows: v.nullish(listOf(WireWindow), []),
    /** Why the partner did not charge the last card. */
    refusal: Text,
  }),
});

/** The card is typed on the partner's page alone; no call has it. */
export const payAppraisal = endpoint({
  name: 'payAppraisal',
  summary: 'Starts the payment of an appraisal on the page of the payment partner',
  method: 'POST',
  path: `${PATH}/payments`,
  chosen: CHOSEN,
  body: v.object({ contactName: upTo(200), contactPhone: upTo(20), windows: Windows }),
  answer: Redirect,
  creates: true,
});

export const moveAppraisal = endpoint({
  name: 'moveAppraisal',
  summary: 'Moves the appointment',
  method: 'PUT',
  path: PATH,
  chosen: CHOSEN,
  body: v.object({ windows: Windows }),
  answer: WireStatus,
});
