import { createSelector, createStructuredSelector } from 'reselect';

import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  selectApplication,
  selectStatus,
  selectTimeZone,
} from '#store/application/core/selectors.ts';
import { countedFrom } from './expectedDay.ts';
import { COMPLETE_STAGE, phaseOf, stageOfStatus, type PhaseId } from './phases.ts';
import { actorOf } from './statusTexts.ts';
import { formatDay, rangeText } from '#store/format/dates.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { dayIn } from '#store/geography/timeZones.ts';

import { meetingDay, moneyDates, type DayRange } from './moneyDates.ts';
import {
  isTexasPrimaryHome,
  latest,
  texasSigningFrom,
} from '#store/application/funding/waitingPeriods.ts';

/** Whether the borrower can cancel after signing: only for a primary home (facts §3). */
export const selectHasRightToCancel = createSelector(
  [selectApplication, selectLenderData],
  (application, { timeline }): boolean =>
    timeline.status === 'ready'
      ? timeline.value.rescission.applies
      : application?.property?.occupancyType === 'HOME',
);

/** The phases between the final costs, which Texas counts from, and the signature. */
const afterFinalCosts: ReadonlySet<PhaseId | undefined> = new Set([
  'finalOffer',
  'documents',
  'notary',
]);

/** The first day on which a line on this home can be signed. Null without a waiting period, as outside Texas (facts §4). */
const selectLegalDay = createSelector(
  [selectApplication, selectStatus, selectTimeZone],
  (application, status, timeZone): string | null => {
    const { property = null, createdAt: appliedAt = null } = application ?? {};
    if (property === null || appliedAt === null || !isTexasPrimaryHome(property)) return null;
    const noticeAt = status?.consents.findLast(({ type }) => type === 'TEXAS')?.givenAt ?? null;
    return texasSigningFrom({
      applied: dayIn(Date.parse(appliedAt), timeZone),
      notice: noticeAt && dayIn(Date.parse(noticeAt), timeZone),
      costs: null,
    });
  },
);

/**
 * Whether we have read what delays the signing: the notary's times, or in Texas the day of the final costs. Until then
 * we name no days for the money, because another screen may know later ones.
 */
const selectIsDelayRead = createSelector(
  [selectLenderData, selectStatus, selectApplication],
  ({ finalOffer, notaryEligibility, notaryBooking }, status, application): boolean => {
    if (status?.checklistStatus === 'MANUAL_DEED_SIGNING') return notaryBooking.status === 'ready';
    const isDelayed =
      application?.property &&
      isTexasPrimaryHome(application.property) &&
      status !== null &&
      afterFinalCosts.has(phaseOf(status.checklistStatus)?.id);
    const reads = [finalOffer, notaryEligibility, notaryBooking];
    return !isDelayed || reads.some((read) => read.status === 'ready');
  },
);

/** The first day on which the borrower can sign, as far as we have read it. Null if it is today. */
export const selectSigningDay = createSelector(
  createStructuredSelector({
    data: selectLenderData,
    status: selectStatus,
    timeZone: selectTimeZone,
    today: selectToday,
    legalDay: selectLegalDay,
  }),
  ({ data, status, timeZone, today, legalDay }): string | null => {
    const { finalOffer, notaryEligibility, notaryBooking } = data;
    const held = status?.hold?.expectedBy ?? null;
    const day = latest([
      legalDay,
      status?.checklistStatus === 'NOTARY_WAITING_PERIOD' ? held : null,
      finalOffer.status === 'ready' ? (finalOffer.value?.texasEarliestOn ?? null) : null,
      notaryEligibility.status === 'ready'
        ? (notaryEligibility.value.waitingPeriod?.firstDay ?? null)
        : null,
      status?.checklistStatus === 'MANUAL_DEED_SIGNING' && notaryBooking.status === 'ready'
        ? meetingDay(notaryBooking.value, timeZone)
        : null,
    ]);
    return day !== null && today !== null && day <= today ? null : day;
  },
);

/** Uses our own estimate (moneyDates.ts). */
const selectCountedDates = createSelector(
  createStructuredSelector({
    application: selectApplication,
    status: selectStatus,
    today: selectToday,
    timeZone: selectTimeZone,
    hasRightToCancel: selectHasRightToCancel,
    signingDay: selectSigningDay,
    isDelayRead: selectIsDelayRead,
  }),
  ({ application, status, today, timeZone, isDelayRead, ...facts }): DayRange | null => {
    if (status === null || today === null || !isDelayRead) return null;
    const held = status.hold?.expectedBy ?? null;
    const { checklistStatus } = status;
    return moneyDates(status, {
      since: countedFrom(status, timeZone, today),
      ...facts,
      cancelUntil: checklistStatus === 'RESCISSION' ? held : null,
      hasDebts: (application?.selectedOffer?.debtsPaid ?? 0) > 0,
    });
  },
);

/**
 * Returns the days on which the money is sent, the same on every screen: the lender's after signing, else our
 * estimate, which doesn't start before the lender's first day.
 */
export const selectMoneyDates = createSelector(
  [selectCountedDates, selectLenderData, selectStatus],
  (counted, { timeline, payout }, status): DayRange | null => {
    const isSigned = status !== null && stageOfStatus(status) === COMPLETE_STAGE;
    if (timeline.status === 'ready' && (isSigned || timeline.value.fundingEstimate !== null))
      return timeline.value.fundingEstimate;
    if (counted === null || payout.status !== 'ready') return counted;
    const from = latest([counted.from, payout.value.expectedOn]) ?? counted.from;
    return { from, to: latest([counted.to, from]) ?? counted.to };
  },
);

/** "between … and …" and, before signing, what it depends on. Null if unknown. */
export const selectMoneyText = createSelector(
  [selectMoneyDates, selectStatus, selectSigningDay],
  (dates, status, signingDay): string | null => {
    if (dates === null || status === null) return null;
    if (stageOfStatus(status) === COMPLETE_STAGE) return rangeText(dates);
    if (signingDay !== null) return `${rangeText(dates)} if you sign on ${formatDay(signingDay)}`;
    const condition = actorOf(status) === 'borrower' ? 'today' : 'as soon as you can';
    return `${rangeText(dates)} if you sign ${condition}`;
  },
);
