import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { ApplicationPage } from './applicationPage.ts';
import { appraisalPages } from './appraisal/pages.ts';
import { assetsPages } from './assets/pages.ts';
import { bankPages } from './bank/pages.ts';
import { conditionsPages } from './conditions/pages.ts';
import { creditPages } from './credit/pages.ts';
import { decisionPages } from './decision/pages.ts';
import { delinquencyPages } from './delinquency/pages.ts';
import { detailsPages } from './details/pages.ts';
import { documentsPages } from './documents/pages.ts';
import { floodPages } from './flood/pages.ts';
import { fundingPages } from './funding/pages.ts';
import { idCheckPages } from './idCheck/pages.ts';
import { incomePages } from './income/pages.ts';
import { liensPages } from './liens/pages.ts';
import { linkingPages } from './linking/pages.ts';
import { notaryPages } from './notary/pages.ts';
import { offersPages } from './offers/pages.ts';
import { payoffPages } from './payoff/pages.ts';
import { propertyPages } from './property/pages.ts';
import { requalificationPages } from './requalification/pages.ts';
import { signerPages } from './signer/pages.ts';
import { signingPages } from './signing/pages.ts';
import { statusPages } from './status/pages.ts';
import { submissionPages } from './submission/pages.ts';
import { valuationPages } from './valuation/pages.ts';

/** The page of every screen of an application; each feature declares its own. */
export const applicationPages: Readonly<Record<ApplicationScreenId, ApplicationPage>> = {
  ...offersPages,
  ...detailsPages,
  ...creditPages,
  ...requalificationPages,
  ...propertyPages,
  ...delinquencyPages,
  ...decisionPages,
  ...statusPages,
  ...submissionPages,
  ...assetsPages,
  ...liensPages,
  ...bankPages,
  ...conditionsPages,
  ...incomePages,
  ...idCheckPages,
  ...appraisalPages,
  ...payoffPages,
  ...valuationPages,
  ...linkingPages,
  ...floodPages,
  ...signingPages,
  ...signerPages,
  ...documentsPages,
  ...notaryPages,
  ...fundingPages,
};
