import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';
import { chosenRows } from '#store/application/offers/chosenRows.ts';
import { formatCents, formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { selectIsSignersArea, selectParameters, selectUuidInHand } from '#store/shell/selectors.ts';
import { progressAt, type StepProgress } from '#store/progress.ts';

import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { isOpenTo } from '#store/application/signer/openScreens.ts';
import { selectSignerProgress, selectSigningRequest } from '#store/application/signer/selectors.ts';
import {
  screenAddress,
  screenOf,
  signerAddress,
  type ScreenAddressParts,
  type ApplicationScreenId,
} from '#store/application/core/screens.ts';
import { destinationOf } from '#store/application/status/checklist.ts';
import { isDeclined } from '#store/application/decision/decisions.ts';
import { isScreenOfStatus, isScreenOpen } from '#store/application/status/openScreens.ts';
import {
  selectApplication,
  selectRoutedApplication,
  selectStatus,
} from '#store/application/core/selectors.ts';
import { stageOfStatus } from '#store/application/status/phases.ts';
import { statusRow } from '#store/application/status/statuses.ts';
import { shownStage, stageLabels, stageName, stageOf } from '#store/application/status/stages.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';

/** Whether the application in the URL is loaded. */
export const selectHasRecord = (state: RootState): boolean =>
  selectApplication(state) !== null &&
  selectApplicationState(state).uuid === selectUuidInHand(state);

/** Returns the address of a screen in the current application. */
export const selectAddressOf =
  (screen: ApplicationScreenId, parts?: ScreenAddressParts) =>
  (state: RootState): string =>
    selectIsSignersArea(state)
      ? signerAddress(screen, parts)
      : screenAddress(selectUuidInHand(state) ?? '', screen, parts);

function selectIsSignersScreen(state: RootState): boolean {
  const request = selectSigningRequest(state);
  const screen = selectScreenId(state);
  const hasCondition = selectParameters(state).conditionUuid !== undefined;
  return request !== null && screen !== null && isOpenTo(request.state, screen, hasCondition);
}

const appliesToCurrentScreen =
  (rule: typeof isScreenOpen) =>
  (state: RootState): boolean => {
    if (selectIsSignersArea(state)) return selectIsSignersScreen(state);
    const status = selectStatus(state);
    return status === null || rule(selectScreenId(state), status, selectRoutedApplication(state));
  };

/** Whether the borrower can act on this screen. True while the status is unknown. */
export const selectIsScreenOpen = appliesToCurrentScreen(isScreenOpen);

/** Whether the status leads to this screen. True while the status is unknown. */
export const selectIsScreenOfStatus = appliesToCurrentScreen(isScreenOfStatus);

interface ProgressStep {
  label: string;
  progress: StepProgress;
}

export const selectIsDeclined = (state: RootState): boolean => {
  const status = selectStatus(state);
  return status !== null && isDeclined(status);
};

/** Returns the visible stage's number. */
export const selectStage = (state: RootState): number =>
  shownStage(
    stageOf(selectScreenId(state), selectStatus(state)),
    selectApplicationState(state).furthestStage,
  );

const UNREAD = withStatusDefaults({});

/** False after a decline, and if a freshly loaded page gets a status without a stage. */
export const selectIsStageKnown = (state: RootState): boolean => {
  if (selectIsSignersArea(state)) return true;
  const status = selectStatus(state);
  if (status === null) return true;
  const hasStage =
    stageOfStatus(status) !== null || selectApplicationState(state).furthestStage > 0;
  return hasStage && !isDeclined(status);
};

const selectBorrowersProgress = createSelector([selectStage, selectStatus], (stage, status) => {
  const known = status ?? UNREAD;
  const steps = stageLabels(known.manualNotary).map((label, at): ProgressStep => ({
    label,
    progress: progressAt(at, stage),
  }));
  return {
    steps,
    bar: {
      step: stage + 1,
      of: steps.length,
      label: stageName(stage, known),
    },
  };
});

/** STAGE-01 to STAGE-03, F-07. An additional signer has two steps (SIDE-05). Shown if the stage is known. */
export const selectProgress = (state: RootState) =>
  selectIsSignersArea(state) ? selectSignerProgress(state) : selectBorrowersProgress(state);

/** False after a decline or at the end, when screens make no promises (screens.md). */
export const selectIsInProgress = (state: RootState): boolean => {
  if (selectIsSignersArea(state)) return true;
  const status = selectStatus(state);
  const screen = selectScreenId(state);
  const isEnd =
    screen === 'complete' || (screen !== null && screenOf(screen).path.startsWith('error/'));
  if (selectIsDeclined(state) || isEnd) return false;
  if (status === null) return true;
  const destination = destinationOf(status, selectRoutedApplication(state));
  return destination.kind === 'screen' && destination.screen !== 'complete';
};

/** Whether nothing delays funding, so the sidebar's default text is true (SIDE-02). */
export function selectIsFundingSoon(state: RootState): boolean {
  const status = selectStatus(state);
  return (
    !selectIsSignersArea(state) &&
    (selectApplication(state)?.selectedOffer ?? null) === null &&
    status !== null &&
    statusRow(status.checklistStatus)?.isPromising === true
  );
}

/** Returns the stage shown above a screen's heading (look.md). */
export const selectStepLabel = (state: RootState): string | null => {
  const { label } = selectProgress(state).bar;
  const isShown = selectIsInProgress(state) && selectIsStageKnown(state) && label !== '';
  return isShown ? label : null;
};

/** SIDE-03. Null before the choice. */
export const selectOfferRows = createSelector([selectApplication], (application) =>
  application?.selectedOffer ? chosenRows(application.selectedOffer) : null,
);

export const selectApplicationOriginator = (state: RootState) =>
  selectApplicationState(state).originator;

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

/** ENUM-PROPCOND */
const conditionLabels = new Map([
  ['POOR', 'Poor'],
  ['FAIR', 'Fair'],
  ['AVERAGE', 'Average'],
  ['GOOD', 'Good'],
  ['EXCELLENT', 'Excellent'],
]);

/** SIDE-04 */
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
      condition: conditionLabels.get(condition ?? '') ?? null,
    };
  },
);

/** Other screens with an "Edit" (screens.md 4). */
const correcting: readonly ApplicationScreenId[] = [
  'creditSocial',
  'reviewNoCredit',
  'incomeReview',
];

/** Returns the screen after an edit that doesn't change the status. */
export const selectEditedFrom = (state: RootState): ApplicationScreenId => {
  const status = selectStatus(state);
  if (status === null) return 'startSummary';
  const application = selectRoutedApplication(state);
  return (
    correcting.find((screen) => isScreenOfStatus(screen, status, application)) ?? 'startSummary'
  );
};
