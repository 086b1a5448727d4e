import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectDraft } from '#store/registration/flow.ts';
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

/** T-35, of a brand that has no notices of its own and is licensed there. */
const NEW_YORK =
  'This site is licensed in New York. Complaints may be sent to the state department of financial services.';

const selectIsInNewYork = (state: RootState): boolean =>
  (selectApplication(state)?.property ?? selectDraft(state).propertyAddress)?.state === 'NY';

/** Those of a New York variant are on every page, and those of other brands with a property there (FOOT-17, A-58). */
const newYorkNotices = (
  own: readonly string[],
  { isInNewYork, isLicensed }: Readonly<Record<'isInNewYork' | 'isLicensed', boolean>>,
): readonly string[] => (own.length === 0 && isInNewYork && isLicensed ? [NEW_YORK] : own);

/** FOOT-06, FOOT-12, FOOT-17, FOOT-18, BRAND-11 */
const selectLegalTexts = createSelector(
  [selectOrganisation, selectFooter, selectIsInNewYork],
  ({ footer, switches, orgMetaData }, { licensedStates }, isInNewYork) => ({
    states: licensedStatesText(licensedStates, {
      isMain: switches.isMain,
      product: orgMetaData.defaultProduct,
    }),
    paragraphs: [
      ...footer.legalParagraphs,
      ...newYorkNotices(footer.newYorkNotices, {
        isInNewYork,
        isLicensed: licensedStates.includes('NY'),
      }),
      ...(footer.communityReinvestmentNotice ? [REINVESTMENT] : []),
    ],
  }),
);

/** What stands in the footer below the policies (FOOT-06 to FOOT-21). */
export const selectFooterDetails = createSelector(
  [
    selectOrganisation,
    selectLenderFacts,
    selectLegalTexts,
    (state: RootState) => selectQuestion(state).hours,
  ],
  ({ footer, orgPricingData }, { housing }, legalTexts, hours) => ({
    ...legalTexts,
    hours: officeHoursLines(hours),
    housing,
    isCreditUnion: footer.creditUnionLogo,
    links: footer.extraLinks,
    disclosures: disclosures(mergePricing(orgPricingData)),
  }),
);

export type FooterFacts = ReturnType<typeof selectFooterDetails>;

/** Is null without an organisation (FT-80). */
export const selectShownFooter = (state: RootState): FooterFacts | null =>
  state.org.organisation ? selectFooterDetails(state) : null;
