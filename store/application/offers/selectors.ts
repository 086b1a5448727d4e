import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { loading, ready, type Remote } from '#store/remote.ts';
import { selectParameters } from '#store/shell/selectors.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import {
  selectApplication,
  selectIsSending,
  selectStatus,
} from '#store/application/core/selectors.ts';

import { offerConsentText, type OfferConsent } from './offerConsents.ts';
import { onlyFirstType, type OfferSet } from './offers.ts';
import { cameFromLine, dtiPrompt, showsDtiPrompt } from './offerTexts.ts';
import type { LenderQuote } from './quote.ts';
import { ownAmount, pinnedChoices, startingChoice } from './startingChoice.ts';
import { selectOffersState } from './slice.ts';

/**
 * Returns the offers without hidden options. With fe-heloc-debt-payoff off, only required debts remain. With
 * fe-heloc-rate-buy-down off, or with a single type, only the default type's offers remain.
 */
export const selectOffers = createSelector(
  [
    (state: RootState) => selectLenderData(state).offers,
    selectFlag('fe-heloc-debt-payoff'),
    selectFlag('fe-heloc-rate-buy-down'),
  ],
  (offers, paysDebts, buysDown): Remote<OfferSet> => {
    if (offers.status !== 'ready') return offers;
    const all = offers.value;
    const hasTypes = buysDown && Object.keys(all.offersByType).length > 1;
    if (paysDebts && hasTypes) return offers;
    const set = hasTypes ? all : onlyFirstType(all);
    if (paysDebts) return ready(set);
    return ready({ ...set, liabilities: set.liabilities.filter(({ mustPay }) => mustPay) });
  },
);

export const selectOfferSet = (state: RootState) => {
  const offers = selectOffers(state);
  return offers.status === 'ready' ? offers.value : null;
};

const selectOfferDraft = (state: RootState) => selectApplicationState(state).unsaved.productSelect;

export const selectStartingChoice = createSelector(
  [selectOfferSet, selectOfferDraft],
  (set, draft) => set && startingChoice(set, draft),
);

/** Returns the draw that the borrower entered, in dollars. Null for an empty box. */
export const selectOwnAmount = createSelector(
  [selectOfferSet, selectStartingChoice, selectOfferDraft],
  (set, start, draft) => set && start && ownAmount(set, start, draft),
);

/** Returns the compared choices, which are stored with the choice (FT-42). */
export const selectPinned = createSelector([selectOfferSet, selectOfferDraft], (set, draft) =>
  set === null ? [] : pinnedChoices(set, draft),
);

export const selectFirstName = (state: RootState): string | null =>
  selectApplication(state)?.applicant.name?.firstName || null;

export const selectIsRevised = (state: RootState): boolean =>
  selectStatus(state)?.checklistStatus === 'REVISED_OFFER_SELECTION';

/** */
export const selectCameFromLine = (state: RootState): string | null =>
  cameFromLine(selectParameters(state).from ?? null);

/** APP-05 */
export const selectDtiPrompt = (state: RootState): string | null => {
  const set = selectOfferSet(state);
  const status = selectStatus(state);
  if (set === null || status === null || !showsDtiPrompt(set, status)) return null;
  return set.maxDtiUnlimited === null ? null : dtiPrompt(set.maxDraw, set.maxDtiUnlimited);
};

/** Returns null without a choice. */
export const selectQuote = createSelector(
  [
    selectOffers,
    (state: RootState) => selectOffersState(state).quote,
    (state: RootState) => selectApplicationState(state).step,
    selectIsSending,
  ],
  (offers, quote, step, isSending): Remote<LenderQuote | null> => {
    if (quote !== null) return ready(quote);
    if (step.status === 'failed' && step.step === 'offerQuote') return step;
    if (isSending) return loading;
    return offers.status === 'ready' ? ready(null) : offers;
  },
);

/** APP-02 to APP-04, T-04 */
export const selectOfferConsents = createSelector(
  [selectStatus, (state: RootState) => selectOffersState(state).quote, selectOrganisation],
  (status, quote, organisation) => {
    const types: OfferConsent[] = [];
    if (status !== null && needsHardCreditConsent(status)) types.push('HARD_CREDIT');
    const isPaidByPartner = organisation.switches.debtPayoffThirdParty && quote !== null;
    if (isPaidByPartner && quote.debtsPaid > 0) types.push('DEBT_PAYOFF');
    return types.map((type) => offerConsentText(type, organisation));
  },
);
