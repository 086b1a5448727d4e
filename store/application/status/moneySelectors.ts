import { createSelector, createStructuredSelector } from 'reselect';

import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  selectApplication,
  selectStatus,
  selectTimeZone,
} from '#store/application/core/selectors.ts';
import { beganOn } from './expectedDay.ts';
import { COMPLETE_STAGE, stageOfStatus } from './phases.ts';
import { actorOf } from './statusTexts.ts';
import { rangeText } from '#store/format/dates.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { moneyDates, type DayRange } from './moneyDates.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';

/** Whether the borrower can cancel after signing: only for a primary home (facts §3). */
export const selectHasRightToCancel = createSelector(
  [selectApplication, selectLenderData],
  (application, { timeline }): boolean =>
    timeline.status === 'ready'
      ? timeline.value.rescission.applies
      : application?.property?.occupancyType === 'HOME',
);

/** Returns the first day on which a Texas home can be signed for, if a screen has loaded it. */
const selectSigningFrom = createSelector([selectLenderData], ({ finalOffer, notaryEligibility }) =>
  latest([
    finalOffer.status === 'ready' ? (finalOffer.value?.texasEarliestOn ?? null) : null,
    notaryEligibility.status === 'ready'
      ? (notaryEligibility.value.waitingPeriod?.firstDay ?? null)
      : null,
  ]),
);

/** Uses our own estimate (moneyDates.ts). */
const selectCountedDates = createSelector(
  createStructuredSelector({
    application: selectApplication,
    status: selectStatus,
    today: selectToday,
    timeZone: selectTimeZone,
    hasRightToCancel: selectHasRightToCancel,
    signingFrom: selectSigningFrom,
  }),
  ({ application, status, today, timeZone, hasRightToCancel, signingFrom }): DayRange | null => {
    const since =
      status && actorOf(status) === 'borrower' ? today : status && beganOn(status, timeZone);
    if (status === null || since === null) return null;
    const held = status.hold?.expectedBy ?? null;
    const { checklistStatus } = status;
    return moneyDates(status, {
      since,
      hasRightToCancel,
      cancelUntil: checklistStatus === 'RESCISSION' ? held : null,
      signingFrom: checklistStatus === 'NOTARY_WAITING_PERIOD' ? held : signingFrom,
      hasDebts: (application?.selectedOffer?.debtsPaid ?? 0) > 0,
    });
  },
);

/**
 * Returns the days on which the money is sent, the same on every screen: the lender's after signing, else our
 * estimate, which doesn't start before the lender's first day.
 */
export const selectMoneyDates = createSelector(
  [selectCountedDates, selectLenderData],
  (counted, { timeline, payout }): DayRange | null => {
    if (timeline.status === 'ready' && timeline.value.fundingEstimate !== null)
      return timeline.value.fundingEstimate;
    if (counted === null || payout.status !== 'ready') return counted;
    const from = latest([counted.from, payout.value.expectedOn]) ?? counted.from;
    return { from, to: latest([counted.to, from]) ?? counted.to };
  },
);

/** "between … and …" and, before signing, what it depends on. Null if unknown. */
export const selectMoneyText = createSelector(
  [selectMoneyDates, selectStatus],
  (dates, status): string | null => {
    if (dates === null || status === null) return null;
    if (stageOfStatus(status) === COMPLETE_STAGE) return rangeText(dates);
    const condition = actorOf(status) === 'borrower' ? 'today' : 'as soon as you can';
    return `${rangeText(dates)} if you sign ${condition}`;
  },
);
