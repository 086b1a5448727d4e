import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { selectLenderFacts } from '#store/org/lenderFacts.ts';
import { mergePricing } from '#store/org/organisation.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

import { selectQuestion } from '#store/support/slice.ts';

import { disclosures } from './disclosures.ts';
import { licensedStatesText } from './licensedStates.ts';
import { officeHoursLines } from './officeHours.ts';
import { selectFooter } from './slice.ts';

/** FOOT-06; the specification gives no words. */
const REINVESTMENT =
  'Illinois residents: we are subject to the Illinois Community Reinvestment Act. Ask us for our public file.';

/** What stands in the footer below the policies (FOOT-06 to FOOT-21, BRAND-11). */
export const selectFooterDetails = createSelector(
  [
    selectOrganisation,
    selectLenderFacts,
    selectFooter,
    (state: RootState) => selectQuestion(state).hours,
  ],
  ({ footer, orgMetaData, orgPricingData, switches }, { housing }, { licensedStates }, hours) => ({
    hours: officeHoursLines(hours),
    states: licensedStatesText(licensedStates, {
      isMain: switches.isMain,
      product: orgMetaData.defaultProduct,
    }),
    housing,
    isCreditUnion: footer.creditUnionLogo,
    links: footer.extraLinks,
    paragraphs: [
      ...footer.legalParagraphs,
      ...footer.newYorkNotices,
      ...(footer.communityReinvestmentNotice ? [REINVESTMENT] : []),
    ],
    disclosures: disclosures(mergePricing(orgPricingData)),
  }),
);

export type FooterDetails = ReturnType<typeof selectFooterDetails>;

/** Is null without an organisation (FT-80). */
export const selectShownFooter = (state: RootState): FooterDetails | null =>
  state.org.organisation ? selectFooterDetails(state) : null;
