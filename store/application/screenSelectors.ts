import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { servedBy } from '#store/failureMessages.ts';
import { formatCents, formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { applicationPath, pathInside } from '#store/shell/screens.ts';
import { selectAddressedUuid, selectLocation } from '#store/shell/selectors.ts';

import { destinationOf } from './status/checklist.ts';
import { isDeclined } from './decision/decisions.ts';
import { isScreenOfStatus, isScreenOpen } from './status/openScreens.ts';
import { selectApplication, selectRoutedApplication, selectStatus } from './selectors.ts';
import { COMPLETE_STAGE, shownStage, stageLabels } from './status/stages.ts';

/** Whether the application of the address was read. */
export const selectHasRecord = (state: RootState): boolean =>
  selectApplication(state) !== null && state.application.uuid === selectAddressedUuid(state);

/** The path of the screen under its application: `product/select`; empty outside one. */
export const selectScreenPath = (state: RootState): string => {
  const uuid = selectAddressedUuid(state);
  if (uuid === null) return '';
  return pathInside(uuid, selectLocation(state).pathname);
};

/** The address of a screen of the application in hand. */
export const selectPathTo =
  (path: string) =>
  (state: RootState): string =>
    applicationPath(selectAddressedUuid(state) ?? '', path);

const holdsHere =
  (rule: typeof isScreenOpen) =>
  (state: RootState): boolean => {
    const status = selectStatus(state);
    return status === null || rule(selectScreenPath(state), status, selectRoutedApplication(state));
  };

/** Whether the borrower may act on this screen now; while the status is not known, nobody is sent away. */
export const selectIsOpen = holdsHere(isScreenOpen);

/** Whether this screen is the one of the status; while that is not known, any is. */
export const selectIsOfStatus = holdsHere(isScreenOfStatus);

interface ProgressStep {
  label: string;
  place: 'done' | 'here' | 'ahead';
}

/** The stages of the application, and the one it has come to (STAGE-01 to STAGE-03, F-07). */
export const selectProgress = createSelector(
  [
    selectScreenPath,
    (state: RootState) => state.application.furthestStage,
    (state: RootState) => selectStatus(state)?.manualNotary ?? false,
  ],
  (path, furthest, manualNotary) => {
    const stage = shownStage(path, furthest);
    const labels = stageLabels(manualNotary);
    const place = (at: number) => (at < stage ? 'done' : at === stage ? 'here' : 'ahead');
    const steps = labels.map((label, at): ProgressStep => ({ label, place: place(at) }));
    const here = Math.min(stage, COMPLETE_STAGE - 1);
    return { steps, number: here + 1, of: steps.length, label: labels[here] ?? '' };
  },
);

export const selectIsDeclined = (state: RootState): boolean => {
  const status = selectStatus(state);
  return status !== null && isDeclined(status);
};

const isPathOfEnd = (path: string) => path === 'complete' || path === '/';

/** Whether the end is still open: nobody who was declined, or is done, is promised anything (no marketing, screens.md). */
export const selectIsUnderWay = (state: RootState): boolean => {
  const status = selectStatus(state);
  const path = selectScreenPath(state);
  if (selectIsDeclined(state) || path.startsWith('error/') || isPathOfEnd(path)) return false;
  return (
    status === null || !isPathOfEnd(destinationOf(status, selectRoutedApplication(state)).path)
  );
};

/** Over the heading of a screen, where it belongs (look.md); null where nobody is on the way any more. */
export const selectStepLabel = (state: RootState): string | null =>
  selectIsUnderWay(state) ? selectProgress(state).label : null;

/** A step is on its way to the lender, or was taken and the next screen is being looked for. */
export const selectIsSending = (state: RootState): boolean =>
  state.application.step.status === 'sending' || state.application.isFollowing;

const NOTHING_SERVED = { step: null, banner: null, fieldErrors: {} };

/** What the last try of a step was refused with, as a form shows it. */
export const selectServed = createSelector([(state: RootState) => state.application.step], (now) =>
  now.status === 'failed' ? { step: now.step, ...servedBy(now.failure) } : NOTHING_SERVED,
);

/** The chosen offer, line by line (SIDE-03); null before one was chosen. */
export const selectOfferRows = createSelector([selectApplication], (application) => {
  const offer = application?.selectedOffer;
  if (!offer) return null;
  const { total, amount, rate, term, monthlyPayment } = offer;
  const rows = [
    { label: 'Line of credit', value: total === null ? null : formatCents(total) },
    { label: 'First draw', value: amount === null ? null : formatCents(amount) },
    { label: 'Rate', value: rate === null ? null : formatPercent(rate) },
    { label: 'Term', value: term === null ? null : formatYears(term) },
    {
      label: 'Monthly payment',
      value: monthlyPayment === null ? null : formatCents(monthlyPayment),
    },
  ];
  return rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
});

/** Who referred the borrower, or null. */
export const selectApplicationOriginator = (state: RootState) => state.application.originator;

/** The chosen offer in one line; null before one was chosen. */
export const selectChosenOfferLine = (state: RootState): string | null => {
  const offer = selectApplication(state)?.selectedOffer;
  if (!offer || offer.total === null) return null;
  const { total, rate, term, monthlyPayment } = offer;
  return [
    formatCents(total),
    rate !== null && term !== null && `${formatPercent(rate)} for ${formatYears(term)}`,
    monthlyPayment !== null && `${formatCents(monthlyPayment)} a month`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** ENUM-PROPCOND in words; of a condition that nobody knows nothing is said. */
const conditionWords = new Map([
  ['POOR', 'Poor'],
  ['FAIR', 'Fair'],
  ['AVERAGE', 'Average'],
  ['GOOD', 'Good'],
  ['EXCELLENT', 'Excellent'],
]);

/** What the card of the sidebar says of the home (SIDE-04). */
export const selectPropertyCard = createSelector(
  [selectApplication, (state: RootState) => selectStatus(state)?.condition ?? null],
  (application, condition) => {
    const property = application?.property;
    if (!property) return null;
    const { street1, street2, city, state, zip } = property;
    const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    return {
      lines: [street1, street2, town].filter((line) => Boolean(line)),
      value:
        application.adjustedHomeAmount === null
          ? null
          : formatWholeDollars(application.adjustedHomeAmount),
      condition: conditionWords.get(condition ?? '') ?? null,
    };
  },
);
