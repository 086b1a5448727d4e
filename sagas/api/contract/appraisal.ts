import * as v from 'valibot';

import { visitTimes, WINDOWS } from '#store/application/appraisal/appraisal.ts';

import { WireStatus } from './application.ts';
import { Day, IsoDate, Moment, NotNegative, Text, codeOf, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Redirect } from './session.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/appraisal';

export const WireWindow = v.object({ day: IsoDate, time: codeOf(visitTimes) });
const Windows = v.pipe(v.array(WireWindow), v.length(WINDOWS));

export const readAppraisal = endpoint({
  name: 'readAppraisal',
  method: 'GET',
  path: PATH,
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
    /** Why the partner didn't charge the last card. */
    refusal: Text,
  }),
});

/** The borrower types the card on the partner's page. No call contains it. */
export const payAppraisal = endpoint({
  name: 'payAppraisal',
  method: 'POST',
  path: `${PATH}/payments`,
  body: v.object({ contactName: upTo(200), contactPhone: upTo(20), windows: Windows }),
  answer: Redirect,
  creates: true,
});

export const moveAppraisal = endpoint({
  name: 'moveAppraisal',
  method: 'PUT',
  path: PATH,
  body: v.object({ windows: Windows }),
  answer: WireStatus,
});
