import { isScreenOfStatus, isScreenOpen } from '#store/application/status/openScreens.ts';
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

it.each([
  ['product/select/confirm', 'OFFER_SELECTION'],
  ['error/credit', 'DECLINED'],
  ['error/income', 'DECLINED'],
  ['review-app/datatree', 'UNKNOWN'],
  ['review-app/incorrect-pin', 'LIEN_VERIFICATION'],
  ['review-app/incorrect-ownership', 'LIEN_VERIFICATION'],
  ['income/link/truv-payroll', 'INCOME_VERIFICATION'],
  ['income/pointserv-callback', 'INCOME_VERIFICATION'],
  ['income/upload', 'INCOME_VERIFICATION'],
  ['bank/manual-disburse', 'DISBURSEMENT_ACCOUNT'],
  ['bank/confirm', 'DISBURSEMENT_ACCOUNT'],
  ['notary/schedule-manual', 'ATTORNEY_REVIEW'],
  ['notary/schedule-manual', 'MANUAL_DEED_SIGNING'],
  ['notary/session', 'ATTORNEY_REVIEW'],
  ['notary/error', 'ATTORNEY_REVIEW'],
])('A-82 %s is a screen of %s, and of no other status', (path, checklistStatus) => {
  const isOf = (status: string) =>
    isScreenOfStatus(path, withStatusDefaults({ checklistStatus: status }), application);

  expect(isOf(checklistStatus)).toBe(true);
  expect(isOf('HMDA')).toBe(false);
});

it.each([
  ['error/decline', true],
  ['error/credit', true],
  ['error/income', true],
  ['start/hmda', true],
  ['start/contact', false],
])('ROUTING-04 with a decline %s is a screen of HMDA: %p', (path, isOf) => {
  const status = withStatusDefaults({ checklistStatus: 'HMDA', uwDecision: 'DECLINE' });

  expect(isScreenOfStatus(path, status, application)).toBe(isOf);
});

it.each(['review-app/uw', 'signing/support', 'conditions', 'document/disclosures', 'bpo/waiting'])(
  '%s is open in every status, and of none',
  (path) => {
    const status = withStatusDefaults({ checklistStatus: 'HMDA' });

    expect(isScreenOpen(path, status, application)).toBe(true);
    expect(isScreenOfStatus(path, status, application)).toBe(false);
  },
);
