import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { ApplicationPage } from './applicationPage.ts';
import { appraisalPages } from './appraisal/appraisal.pages.ts';
import { assetsPages } from './assets/assets.pages.ts';
import { bankPages } from './bank/bank.pages.ts';
import { conditionsPages } from './conditions/conditions.pages.ts';
import { creditPages } from './credit/credit.pages.ts';
import { decisionPages } from './decision/decision.pages.ts';
import { delinquencyPages } from './delinquency/delinquency.pages.ts';
import { detailsPages } from './details/details.pages.ts';
import { documentsPages } from './documents/documents.pages.ts';
import { floodPages } from './flood/flood.pages.ts';
import { fundingPages } from './funding/funding.pages.ts';
import { idCheckPages } from './idCheck/idCheck.pages.ts';
import { incomePages } from './income/income.pages.ts';
import { liensPages } from './liens/liens.pages.ts';
import { linkingPages } from './linking/linking.pages.ts';
import { notaryPages } from './notary/notary.pages.ts';
import { offersPages } from './offers/offers.pages.ts';
import { payoffPages } from './payoff/payoff.pages.ts';
import { propertyPages } from './property/property.pages.ts';
import { requalificationPages } from './requalification/requalification.pages.ts';
import { signerPages } from './signer/signer.pages.ts';
import { signingPages } from './signing/signing.pages.ts';
import { statusPages } from './status/status.pages.ts';
import { submissionPages } from './submission/submission.pages.ts';
import { valuationPages } from './valuation/valuation.pages.ts';

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
