import { createSelector } from 'reselect';

import { selectFlag } from '#store/flags/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import { isDone } from './chain/chain.ts';
import { softCreditText } from './consents.ts';
import { needsWaitlist } from './eligibility.ts';
import { selectDraft, selectStep, selectChain } from './flow.ts';
import {
  selectCampaign,
  selectEligibility,
  selectFirstButton,
  selectOfferNote,
  selectPrefilled,
} from './selectors.ts';

/** An expired or unknown offer isn't a prescreen and doesn't need this consent. */
const selectPrescreen = createSelector(
  [selectCampaign, selectOfferNote],
  ({ isPrescreen, offerCode }, note) => ({
    isChosen: isPrescreen && note === null,
    offerCode: offerCode ?? '',
  }),
);

/** Account-setup comes before the property question, but a prefill may have the property. */
const selectPlaceToLendIn = (state: RootState) =>
  selectDraft(state).propertyAddress ?? selectPrefilled('propertyAddress')(state);

/** Whether the submit only joins the waitlist, as far as we know (ELIG-01 to ELIG-03). */
export const selectEndsAtWaitlist = createSelector(
  [selectPlaceToLendIn, selectEligibility, selectCampaign, selectChain],
  (place, area, { utm }, chain) =>
    place?.state !== undefined &&
    place.zip !== undefined &&
    needsWaitlist({ state: place.state, zip: place.zip }, area, utm.source) &&
    !isDone(chain, 'waitlist'),
);

/** Returns the label of the button that agrees to the soft check. Account-setup has its own (ROUTE-REG-11). */
export const selectAgreeingButton = (state: RootState) => {
  if (selectMatch(state)?.screen === 'accountSetup') return 'Create account';
  return selectStep(state) === 'propertyAddress' ? selectFirstButton(state) : 'Continue';
};

const selectNewYork = createSelector(
  [selectPlaceToLendIn, selectFlag('fe-heloc-fcra-ny')],
  (place, fcraFlag) => ({ isNewYork: place?.state === 'NY', fcraFlag }),
);

/** Returns the soft-credit text, or null (SOFT-01 to SOFT-03, CREATE-BODY-10). */
export const selectSoftCreditText = createSelector(
  [selectOrganisation, selectPrescreen, selectNewYork, selectAgreeingButton],
  (organisation, { isChosen, offerCode }, newYork, button) =>
    softCreditText(
      {
        prescreen: isChosen,
        ...newYork,
        debtPayoff: organisation.switches.debtPayoffThirdParty,
      },
      organisation,
      { offerCode, button },
    ),
);
