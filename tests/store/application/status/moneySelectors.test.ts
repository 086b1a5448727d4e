import '#store/application/whole/reducer.ts';

import type { Application } from '#store/application/core/application.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { selectMoneyText } from '#store/application/status/moneySelectors.ts';
import { createAppStore } from '#store/index.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aPayout } from '#tests/support/fixtures/accounts.ts';
import { aBooking, anAppointment, anEligibility } from '#tests/support/fixtures/notary.ts';
import { aSelectedOffer } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import { aTimeline } from '#tests/support/fixtures/timelines.ts';
import { anApplication, aStatus, openedAt } from '#tests/support/sagas/openApplication.ts';

const MONDAY = '2026-11-30T15:00:00Z';

const offer = aStatus('FINAL_OFFER');
const meeting = aStatus('MANUAL_DEED_SIGNING');
/** A status that started on the Friday after Thanksgiving. */
const since = (name: string, expectedBy: string | null = null) =>
  aStatus(name, { hold: aStatusHold({ since: '2026-11-27T15:00:00Z', expectedBy }) });

interface Case {
  when: string;
  status: ReturnType<typeof aStatus>;
  application?: Partial<Application>;
  data?: Parameters<typeof lenderDataReceived>[0];
  text: string | null;
}

const finalOffer = {
  chosen: null,
  final: aQuote(),
  reasons: [],
  rescissionEndsOn: null,
  texasEarliestOn: '2026-12-07',
};
const waitingPeriod = {
  days: 12,
  noticeOn: '2026-11-25',
  appliedOn: '2026-11-25',
  firstDay: '2026-12-07',
};
const property = anApplication().property as NonNullable<Application['property']>;
const rescission = { applies: false, endsOn: null, noticeDocumentUuid: null };

it.each<Case>([
  {
    when: "it's the borrower's turn",
    status: offer,
    text: 'between Friday, December 4 and Thursday, December 17 if you sign today',
  },
  {
    when: 'others are working',
    status: since('ORDER_FULL_TITLE'),
    text: 'between Wednesday, December 9 and Thursday, December 24 if you sign as soon as you can',
  },
  {
    when: "the start of others' work is unknown",
    status: aStatus('ORDER_FULL_TITLE'),
    text: 'between Wednesday, December 9 and Thursday, December 24 if you sign as soon as you can',
  },
  {
    when: 'the borrower has signed',
    status: since('RECORDING'),
    text: 'between Wednesday, December 2 and Tuesday, December 15',
  },
  {
    when: 'nothing is known about the home',
    status: offer,
    application: { property: null },
    text: 'between Wednesday, December 2 and Tuesday, December 15 if you sign today',
  },
  {
    when: 'the lender says that there is no right to cancel',
    status: offer,
    data: { timeline: aTimeline({ rescission, fundingEstimate: null }) },
    text: 'between Wednesday, December 2 and Tuesday, December 15 if you sign today',
  },
  {
    when: 'debts are paid first',
    status: offer,
    application: { selectedOffer: { ...aSelectedOffer, debtsPaid: 8450 } },
    text: 'between Monday, December 7 and Thursday, December 24 if you sign today',
  },
  {
    when: 'the lender ends the right to cancel',
    status: since('RESCISSION', '2026-12-02'),
    text: 'between Monday, December 7 and Friday, December 18',
  },
  {
    when: 'the lender ends the waiting time of the state',
    status: since('NOTARY_WAITING_PERIOD', '2026-12-07'),
    text: 'between Tuesday, December 15 and Tuesday, December 29 if you sign on Monday, December 7',
  },
  {
    when: 'a home in Texas has to wait',
    status: offer,
    data: { finalOffer },
    text: 'between Tuesday, December 15 and Tuesday, December 29 if you sign on Monday, December 7',
  },
  {
    when: 'there is no final offer yet, and no wait for the notary',
    status: offer,
    data: { finalOffer: null, notaryEligibility: anEligibility() },
    text: 'between Friday, December 4 and Thursday, December 17 if you sign today',
  },
  {
    when: 'the notary has to wait',
    status: offer,
    data: { notaryEligibility: anEligibility({ waitingPeriod }) },
    text: 'between Tuesday, December 15 and Tuesday, December 29 if you sign on Monday, December 7',
  },
  {
    when: 'a notary is booked',
    status: meeting,
    data: { notaryBooking: aBooking({ appointment: anAppointment({ start: MONDAY }) }) },
    text: 'between Tuesday, December 8 and Monday, December 21 if you sign on Monday, November 30',
  },
  {
    when: 'a notary has time on Monday at the earliest',
    status: meeting,
    data: {
      notaryBooking: aBooking({
        appointment: anAppointment({ start: MONDAY, state: 'NOTARY_CANCELLED' }),
        earliestDate: '2026-11-28',
        nextSlots: [{ uuid: 'slot-1', start: MONDAY, place: 'HOME', notaryName: null }],
      }),
    },
    text: 'between Tuesday, December 8 and Monday, December 21 if you sign on Monday, November 30',
  },
  { when: "the notary's times are not read yet", status: meeting, text: null },
  {
    when: 'the day of the final costs in Texas is not read yet',
    status: aStatus('NOTE_SIGNING'),
    application: { property: { ...property, state: 'TX' } },
    text: null,
  },
  {
    when: 'the borrower has signed and the lender names no days',
    status: since('RECORDING'),
    data: { timeline: aTimeline({ fundingEstimate: null }) },
    text: null,
  },
  {
    when: 'the lender names the end of a wait',
    status: since('ONSITE_APPRAISAL_PENDING', '2026-12-14'),
    text: 'between Tuesday, December 22 and Wednesday, January 6 if you sign as soon as you can',
  },
  {
    when: 'the lender has estimated it',
    status: since('RECORDING'),
    data: { timeline: aTimeline({ fundingEstimate: { from: '2026-12-03', to: '2026-12-08' } }) },
    text: 'between Thursday, December 3 and Tuesday, December 8',
  },
  {
    when: 'the lender expects it later',
    status: offer,
    data: { payout: aPayout({ expectedOn: '2026-12-10' }) },
    text: 'between Thursday, December 10 and Thursday, December 17 if you sign today',
  },
  {
    when: 'the lender expects it after our last day',
    status: offer,
    data: { payout: aPayout({ expectedOn: '2026-12-21' }) },
    text: 'on Monday, December 21 if you sign today',
  },
])(
  'says on which days the money is sent when $when: $text',
  ({ status, application, data, text }) => {
    const store = createAppStore();
    store.dispatch(todayChanged({ today: '2026-11-27' }));
    for (const action of openedAt(status, anApplication(application))) store.dispatch(action);
    if (data) store.dispatch(lenderDataReceived(data));

    expect(selectMoneyText(store.getState())).toBe(text);
  },
);
