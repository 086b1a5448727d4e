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

/** FOOT-06. The specification doesn't give the text. */
const REINVESTMENT =
  'Illinois residents: we are subject to the Illinois Community Reinvestment Act. Ask us for our public file.';

/** T-35, for a brand without its own notices that is licensed in New York. */
const NEW_YORK =
  'This site is licensed in New York. Complaints may be sent to the state department of financial services.';

const selectIsInNewYork = (state: RootState): boolean =>
  (selectApplication(state)?.property ?? selectDraft(state).propertyAddress)?.state === 'NY';

/**
 * A New York brand shows its notices on every page. Other brands show theirs for a property there (FOOT-17, A-58).
 */
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

/** Returns the footer's content below the policies (FOOT-06 to FOOT-21). */
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

/** Returns null without an organization (FT-80). */
export const selectShownFooter = (state: RootState): FooterFacts | null =>
  state.org.organisation ? selectFooterDetails(state) : null;
