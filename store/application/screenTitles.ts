import type { Match, ScreenId } from '#store/shell/screens.ts';

import { linkTitle } from './incomeLinks.ts';
import type { ApplicationStatus } from './status/status.ts';

/** The h1 of each screen with a status card (screens.md section 4). */
export const screenTitles: Partial<Record<ScreenId, string>> = {
  startSummary: 'Review your application',
  productAssets: 'Add your savings and investments',
  productWinback: 'There is still a way forward',
  errorFloodCert: 'We are waiting for a flood check',
  reviewProperty: 'Find your property',
  reviewDelinquency: 'Tell us about a late payment',
  reviewIncorrectPin: 'Check your parcel number',
  reviewIncorrectOwnership: 'Who owns the property?',
  liens: 'Loans on your property',
  payoffHold: 'We are asking for payoff amounts',
  hold: 'Your home needs an appraisal',
  bpoEstimateValue: 'Tell us about your home',
  bpoOrder: 'Order a property valuation',
  bpoCondition: "Tell us about your home's condition",
  bpoWaiting: 'Your valuation is ordered',
  bpoHold: 'We are checking your property',
  incomeReview: 'Confirm your income',
  incomeLink: 'Link your accounts',
  incomePointservCallback: 'Reading your tax records',
  incomeUpload: 'Upload your pay stubs',
  incomeEmployer: 'Confirm your employer',
  identity: 'Verify your identity',
  bankDisburse: 'Where should we send your money?',
  bankManualDisburse: 'Enter your bank account',
  bankConfirm: 'Check your bank account',
  bankAutopay: 'How do you want to pay?',
  signingIntro: 'Sign your documents',
  signingSign: 'Read and sign',
  signingAdditional: 'Waiting for the other signers',
  signingSupport: 'Get help with signing',
  documentDisclosures: 'Your documents',
  notaryIntro: 'Meet with a notary',
  notaryScheduleManual: 'Choose a time with a notary',
  notaryReserveManual: 'Your notary appointment',
  notarySession: 'Your notary session',
  notaryError: 'We could not finish your notary session',
  complete: 'You have signed. Here is what happens next.',
  conditions: 'Your to-do list',
  conditionsUpload: 'Upload a document',
  conditionsPhone: 'Add your mobile phone',
  conditionsConfirm: 'Approve a change',
};

/** chosen: a plain title where there is none. */
export function screenTitle(
  match: Match | null,
  status: Readonly<ApplicationStatus> | null,
): string {
  if (match?.screen === 'signingIntro' && status?.checklistStatus === 'FINAL_OFFER')
    return 'Your final offer';
  const title = match && (linkTitle(match.parameters['type']) ?? screenTitles[match.screen]);
  return title ?? 'Your application';
}
