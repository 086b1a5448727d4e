import { createSelector } from 'reselect';

import { selectOrganisation } from './selectors.ts';

/** FOOT-15 */
const housingLogoTexts = {
  OPPORTUNITY: 'Equal Housing Opportunity',
  LENDER: 'Equal Housing Lender',
} as const;

/** Returns the lender's name and license, and the text of its housing logo. */
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
 * The notice of 12 CFR 1026.40(d)(3), for a line on the borrower's main or second home. Credit on a rental is
 * business-purpose, which the rule excludes.
 */
export const securityNotice = (occupancy: string | null): string | null =>
  occupancy === 'INVESTMENT' ? null : SECURED;
