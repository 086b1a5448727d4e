import { createSelector } from 'reselect';

import { selectIsOn } from '#store/features/selectors.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { loading, ready, type Remote } from '#store/remote.ts';
import { selectParameters } from '#store/shell/selectors.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import { selectIsSending } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';

import { offerConsentText, type OfferConsent } from './offerConsents.ts';
import { ofFirstType, type OfferSet } from './offers.ts';
import { OFFER_SCREEN } from './slice.ts';
import { cameFromLine, dtiPrompt, showsDtiPrompt } from './offerTexts.ts';
import type { LenderQuote } from './quote.ts';
import { ownAmount, pinnedChoices, startingChoice } from './startingChoice.ts';
import { selectOffersState } from './slice.ts';

/**
 * What is on offer. Without its flag nobody chooses which debts are paid, so that only those count that must be: none is
 * taken out of a draw unseen. Nor does anybody choose the type, unless the lender tells two apart: what only another
 * one allows is then on offer to nobody.
 */
export const selectOffers = createSelector(
  [
    (state: RootState) => selectLenderData(state).offers,
    selectIsOn('fe-heloc-debt-payoff'),
    selectIsOn('fe-heloc-rate-buy-down'),
  ],
  (offers, paysDebts, buysDown): Remote<OfferSet> => {
    if (offers.status !== 'ready') return offers;
    const all = offers.value;
    const hasTypes = buysDown && Object.keys(all.offersByType).length > 1;
    if (paysDebts && hasTypes) return offers;
    const set = hasTypes ? all : ofFirstType(all);
    if (paysDebts) return ready(set);
    return ready({ ...set, liabilities: set.liabilities.filter(({ mustPay }) => mustPay) });
  },
);

export const selectOfferSet = (state: RootState) => {
  const offers = selectOffers(state);
  return offers.status === 'ready' ? offers.value : null;
};

const selectOfferDraft = (state: RootState) => state.application.unsaved[OFFER_SCREEN];

/** The choice to begin with; null without any offer. */
export const selectStartingChoice = createSelector(
  [selectOfferSet, selectOfferDraft],
  (set, draft) => set && startingChoice(set, draft),
);

/** The draw that a person set themselves, in dollars; null where they emptied the box, or have no choice yet. */
export const selectOwnAmount = (state: RootState): number | null => {
  const start = selectStartingChoice(state);
  return start && ownAmount(start, selectOfferDraft(state));
};

/** The choices in the comparison; they are a part of what was chosen, and live as long (FT-42). */
export const selectPinned = createSelector([selectOfferSet, selectOfferDraft], (set, draft) =>
  set === null ? [] : pinnedChoices(set, draft),
);

export const selectIsRevised = (state: RootState): boolean =>
  selectStatus(state)?.checklistStatus === 'REVISED_OFFER_SELECTION';

/** What brought the borrower back to the offers. */
export const selectCameFromLine = (state: RootState): string | null =>
  cameFromLine(selectParameters(state).from ?? null);

/** APP-05, in words; null where nothing is to be said. */
export const selectDtiPrompt = (state: RootState): string | null => {
  const set = selectOfferSet(state);
  const status = selectStatus(state);
  if (set === null || status === null || !showsDtiPrompt(set, status)) return null;
  return set.maxDtiUnlimited === null ? null : dtiPrompt(set.maxDraw, set.maxDtiUnlimited);
};

/** The lender's numbers on their way to the screen that shows them; null where nothing was chosen. */
export const selectQuote = createSelector(
  [
    selectOffers,
    (state: RootState) => selectOffersState(state).quote,
    (state: RootState) => state.application.step,
    selectIsSending,
  ],
  (offers, quote, step, isSending): Remote<LenderQuote | null> => {
    if (quote !== null) return ready(quote);
    if (step.status === 'failed' && step.step === 'offerQuote') return step;
    if (isSending) return loading;
    return offers.status === 'ready' ? ready(null) : offers;
  },
);

/** What the borrower has to agree to with this offer, with its words (APP-02 to APP-04, T-04). */
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
