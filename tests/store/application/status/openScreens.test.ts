import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { isScreenOfStatus, isScreenOpen } from '#store/application/status/openScreens.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';

const application = { isCrypto: false, hasRoutingNumber: false, propertyState: 'OH' };

it.each<[ApplicationScreenId | null, Partial<ApplicationStatus>, boolean]>([
  ['productSelect', { checklistStatus: 'OFFER_SELECTION' }, true],
  ['productSelect', { checklistStatus: 'REVISED_OFFER_SELECTION' }, true],
  ['productSelect', { checklistStatus: 'HMDA' }, false],
  ['productConfirm', { checklistStatus: 'OFFER_SELECTION' }, true],
  ['productConfirm', { checklistStatus: 'HMDA' }, false],
  ['errorCredit', { checklistStatus: 'DECLINED' }, true],
  ['errorIncome', { checklistStatus: 'OFFER_SELECTION', uwDecision: 'DECLINE' }, true],
  ['errorIncome', { checklistStatus: 'OFFER_SELECTION' }, false],
  ['incomeLink', { checklistStatus: 'INCOME_VERIFICATION' }, true],
  ['bankDisburse', { checklistStatus: 'AUTOPAY_ACCOUNT' }, true],
  ['bankAutopay', { checklistStatus: 'AUTOPAY_ACCOUNT' }, false],
  ['bankConfirm', { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, true],
  ['signingSign', { checklistStatus: 'NOTE_SIGNING' }, true],
  ['signingSign', { checklistStatus: 'FINAL_OFFER' }, false],
  ['signingIntro', { checklistStatus: 'FINAL_OFFER' }, true],
  ['notaryScheduleManual', { checklistStatus: 'MANUAL_DEED_SIGNING' }, true],
  ['reviewUnderwriting', { checklistStatus: 'HMDA' }, true],
  ['conditionsUpload', { checklistStatus: 'HMDA' }, true],
  ['documentDisclosures', { checklistStatus: 'HMDA' }, true],
  ['errorTimeout', { checklistStatus: 'UNKNOWN' }, true],
  [null, { checklistStatus: 'UNKNOWN' }, false],
])('decides whether %s with %j is open: %p', (screen, status, isOpen) => {
  expect(isScreenOpen(screen, withStatusDefaults(status), application)).toBe(isOpen);
});

it.each<[ApplicationScreenId, string]>([
  ['productConfirm', 'OFFER_SELECTION'],
  ['errorCredit', 'DECLINED'],
  ['errorIncome', 'DECLINED'],
  ['reviewDatatree', 'UNKNOWN'],
  ['reviewIncorrectPin', 'LIEN_VERIFICATION'],
  ['reviewIncorrectOwnership', 'LIEN_VERIFICATION'],
  ['incomeLink', 'INCOME_VERIFICATION'],
  ['incomePointservCallback', 'INCOME_VERIFICATION'],
  ['incomeUpload', 'INCOME_VERIFICATION'],
  ['bankManualDisburse', 'DISBURSEMENT_ACCOUNT'],
  ['bankConfirm', 'DISBURSEMENT_ACCOUNT'],
  ['notaryScheduleManual', 'ATTORNEY_REVIEW'],
  ['notaryScheduleManual', 'MANUAL_DEED_SIGNING'],
  ['notarySession', 'ATTORNEY_REVIEW'],
  ['notaryError', 'ATTORNEY_REVIEW'],
])('A-82 counts %s as a screen of %s, but not of HMDA', (screen, checklistStatus) => {
  const isOf = (status: string) =>
    isScreenOfStatus(
      screen,
      withStatusDefaults({ checklistStatus: toChecklistStatus(status) }),
      application,
    );

  expect(isOf(checklistStatus)).toBe(true);
  expect(isOf('HMDA')).toBe(false);
});

it.each<[ApplicationScreenId, boolean]>([
  ['errorDecline', true],
  ['errorCredit', true],
  ['errorIncome', true],
  ['startHmda', true],
  ['startContact', false],
])('ROUTING-04 decides after a decline whether %s is a screen of HMDA: %p', (screen, isOf) => {
  const status = withStatusDefaults({ checklistStatus: 'HMDA', uwDecision: 'DECLINE' });

  expect(isScreenOfStatus(screen, status, application)).toBe(isOf);
});

it.each<ApplicationScreenId>([
  'reviewUnderwriting',
  'signingSupport',
  'conditions',
  'documentDisclosures',
  'bpoWaiting',
])('opens %s in any status, though it belongs to none', (screen) => {
  const status = withStatusDefaults({ checklistStatus: 'HMDA' });

  expect(isScreenOpen(screen, status, application)).toBe(true);
  expect(isScreenOfStatus(screen, status, application)).toBe(false);
});
