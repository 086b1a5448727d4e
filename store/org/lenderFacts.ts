import { createSelector } from 'reselect';

import { selectOrganisation } from './selectors.ts';

/** FOOT-15 */
const housingLogoTexts = {
  OPPORTUNITY: 'Equal Housing Opportunity',
  LENDER: 'Equal Housing Lender',
} as const;

/** The lender's name and licence, and its housing logo's words. */
export const selectLenderFacts = createSelector(
  [selectOrganisation],
  ({ orgMetaData: { companyInfo }, footer: { housingLogo } }) => ({
    lender: [companyInfo.companyName, companyInfo.nmlsNumber && `NMLS #${companyInfo.nmlsNumber}`]
      .filter(Boolean)
      .join(', '),
    housing: housingLogoTexts[housingLogo],
  }),
);

const SECURED =
  "Your home secures the line. If you don't pay it back as agreed, you could lose your home.";

/**
 * The notice of 12 CFR 1026.40(d)(3): a line on a dwelling of the borrower, also a second home. A rented-out property is
 * business-purpose credit, which the rule leaves out.
 */
export const securityNotice = (occupancy: string | null): string | null =>
  occupancy === 'INVESTMENT' ? null : SECURED;
