import { isScreenOpen } from '#store/application/status/openScreens.ts';
import { withStatusDefaults, type ApplicationStatus } from '#store/application/status/status.ts';

const application = { isCrypto: false, hasRoutingNumber: false, propertyState: 'OH' };

it.each<[string, Partial<ApplicationStatus>, boolean]>([
  ['product/select', { checklistStatus: 'OFFER_SELECTION' }, true],
  ['product/select', { checklistStatus: 'REVISED_OFFER_SELECTION' }, true],
  ['product/select', { checklistStatus: 'HMDA' }, false],
  ['product/select/confirm', { checklistStatus: 'OFFER_SELECTION' }, true],
  ['product/select/confirm', { checklistStatus: 'HMDA' }, false],
  ['error/credit', { checklistStatus: 'DECLINED' }, true],
  ['error/income', { checklistStatus: 'OFFER_SELECTION', uwDecision: 'DECLINE' }, true],
  ['error/income', { checklistStatus: 'OFFER_SELECTION' }, false],
  ['income/link/plaid-transactions', { checklistStatus: 'INCOME_VERIFICATION' }, true],
  ['bank/disburse', { checklistStatus: 'AUTOPAY_ACCOUNT' }, true],
  ['bank/autopay', { checklistStatus: 'AUTOPAY_ACCOUNT' }, false],
  ['bank/confirm', { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, true],
  ['signing/sign', { checklistStatus: 'NOTE_SIGNING' }, true],
  ['signing/sign', { checklistStatus: 'FINAL_OFFER' }, false],
  ['signing/intro', { checklistStatus: 'FINAL_OFFER' }, true],
  ['notary/schedule-manual', { checklistStatus: 'MANUAL_DEED_SIGNING' }, true],
  ['review-app/uw', { checklistStatus: 'HMDA' }, true],
  ['conditions/upload-document', { checklistStatus: 'HMDA' }, true],
  ['document/disclosures', { checklistStatus: 'HMDA' }, true],
  ['error/timeout', { checklistStatus: 'UNKNOWN' }, true],
])('%s with %j is open: %p', (path, status, isOpen) => {
  expect(isScreenOpen(path, withStatusDefaults(status), application)).toBe(isOpen);
});
