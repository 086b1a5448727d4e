import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { applicationPath, pathUnderBase, screenAt, screens } from '#store/shell/screens.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const BASE = '/account/heloc';

it.each([
  ['register/account-setup', 'accountSetup'],
  ['register/support', 'registrationSupport'],
  [`register/${UUID}/name`, 'editAnswer'],
  [`register/${UUID}/whatever/`, 'editAnswer'],
  [`register/${UUID}`, null],
  [`register/${UUID}/name/more`, null],
  ['register/not-an-id/name', null],
  [`${UUID}/start/hmda`, 'application'],
  ['plaid-oauth-success', 'linkReturn'],
  ['heloc-signer/login', 'signerLogin'],
  ['heloc-signer/conditions/identity', 'signer'],
])('C-04 maps %s to the screen %s', (path, screen) => {
  expect(screenAt(`${BASE}/${path}`)?.screen ?? null).toBe(screen);
});

it('builds the address of an application and of a screen in it', () => {
  expect(applicationPath(UUID)).toBe(`${BASE}/${UUID}`);
  expect(applicationPath(UUID, 'start/hmda')).toBe(`${BASE}/${UUID}/start/hmda`);
});

it.each([
  ['ROUTE-APP-34', 'start/contact', 'startContact'],
  ['ROUTE-APP-35', 'start/hmda', 'startHmda'],
  ['ROUTE-APP-36', 'start/app-summary', 'startSummary'],
  ['ROUTE-APP-27', 'product/select', 'productSelect'],
  ['ROUTE-APP-28', 'product/select/confirm', 'productConfirm'],
  ['ROUTE-APP-26', 'product/assets', 'productAssets'],
  ['ROUTE-APP-29', 'product/prequal-winback', 'productWinback'],
  ['ROUTE-APP-05', 'credit/social', 'creditSocial'],
  ['ROUTE-APP-06', 'credit/error', 'creditError'],
  ['ROUTE-APP-09', 'error/decline', 'errorDecline'],
  ['ROUTE-APP-10', 'error/credit', 'errorCredit'],
  ['ROUTE-APP-11', 'error/income', 'errorIncome'],
  ['ROUTE-APP-12', 'error/timeout', 'errorTimeout'],
  ['ROUTE-APP-13', 'error/flood-cert', 'errorFloodCert'],
  ['ROUTE-APP-38', 'review-app/no-credit', 'reviewNoCredit'],
  ['ROUTE-APP-39', 'review-app/property', 'reviewProperty'],
  ['ROUTE-APP-40', 'review-app/uw', 'reviewUnderwriting'],
  ['ROUTE-APP-41', 'review-app/delinquency', 'reviewDelinquency'],
  ['ROUTE-APP-37', 'review-app/incorrect-pin', 'reviewIncorrectPin'],
  ['ROUTE-APP-42', 'review-app/incorrect-ownership', 'reviewIncorrectOwnership'],
  ['ROUTE-APP-43', 'review-app/datatree', 'reviewDatatree'],
  ['ROUTE-APP-44', 'review-app/signdocs', 'reviewSigndocs'],
  ['ROUTE-APP-20', 'liens', 'liens'],
  ['ROUTE-APP-45', 'payoff/hold', 'payoffHold'],
  ['ROUTE-APP-51', 'hold', 'hold'],
  ['ROUTE-APP-49', 'bpo/estimate-value', 'bpoEstimateValue'],
  ['ROUTE-APP-50', 'bpo/order-bpo', 'bpoOrder'],
  ['ROUTE-APP-46', 'bpo/condition', 'bpoCondition'],
  ['ROUTE-APP-48', 'bpo/waiting', 'bpoWaiting'],
  ['ROUTE-APP-47', 'bpo/hold', 'bpoHold'],
  ['ROUTE-APP-14', 'income/review', 'incomeReview'],
  ['ROUTE-APP-15', 'income/link/truv-payroll', 'incomeLink'],
  ['ROUTE-APP-16', 'income/pointserv-callback', 'incomePointservCallback'],
  ['ROUTE-APP-17', 'income/upload', 'incomeUpload'],
  ['ROUTE-APP-18', 'income/employer-verification', 'incomeEmployer'],
  ['ROUTE-APP-19', 'identity', 'identity'],
  ['ROUTE-APP-03', 'bank/disburse', 'bankDisburse'],
  ['ROUTE-APP-04', 'bank/manual-disburse', 'bankManualDisburse'],
  ['ROUTE-APP-02', 'bank/confirm', 'bankConfirm'],
  ['ROUTE-APP-01', 'bank/autopay', 'bankAutopay'],
  ['ROUTE-APP-30', 'signing/intro', 'signingIntro'],
  ['ROUTE-APP-31', 'signing/sign', 'signingSign'],
  ['ROUTE-APP-32', 'signing/additional', 'signingAdditional'],
  ['ROUTE-APP-33', 'signing/support', 'signingSupport'],
  ['ROUTE-APP-08', 'document/disclosures', 'documentDisclosures'],
  ['ROUTE-APP-21', 'notary/intro', 'notaryIntro'],
  ['ROUTE-APP-22', 'notary/schedule-manual', 'notaryScheduleManual'],
  ['ROUTE-APP-23', 'notary/reserve-manual', 'notaryReserveManual'],
  ['ROUTE-APP-24', 'notary/session', 'notarySession'],
  ['ROUTE-APP-25', 'notary/error', 'notaryError'],
  ['ROUTE-APP-07', 'complete', 'complete'],
  ['ROUTE-COND-01', 'conditions', 'conditions'],
  ['ROUTE-COND-02', 'conditions/upload-document', 'conditionsUpload'],
  ['ROUTE-COND-03', 'conditions/phone-number', 'conditionsPhone'],
  ['ROUTE-COND-04', 'conditions/confirm-update', 'conditionsConfirm'],
])('follows %s: %s of an application is the screen %s', (_row, path, screen) => {
  const match = screenAt(`${BASE}/${UUID}/${path}`);

  expect(match).toEqual({ screen: 'application', parameters: { uuid: UUID, path } });
  expect(applicationScreenAt(path)?.screen).toBe(screen);
});

it.each([
  ['ROUTE-REG-01', 'register-v2', 'registerV2'],
  ['ROUTE-REG-04', 'register-v2/annual-income', 'registerV2Step'],
  ['ROUTE-REG-10', 'register', 'register'],
  ['ROUTE-REG-11', 'register/account-setup', 'accountSetup'],
  ['ROUTE-REG-12', 'register/support', 'registrationSupport'],
  ['ROUTE-REG-13', 'not-accepting-apps', 'notAcceptingApps'],
  ['ACCESS-06', 'coming-soon', 'comingSoon'],
  ['ACCESS-11', 'heloc-signer/login', 'signerLogin'],
] as const)('follows %s: %s is the screen %s, open to every visitor', (_row, path, screen) => {
  expect(screenAt(`${BASE}/${path}/`)?.screen).toBe(screen);
  expect(screens[screen].access).toBe('open');
});

it('opens the screens of signers only to signers (decision 27)', () => {
  expect(screenAt(`${BASE}/heloc-signer/identity`)).toEqual({
    screen: 'signer',
    parameters: { path: 'identity' },
  });
  expect(screens.signer.access).toBe('signer');
});

it('ACCESS-12 opens every screen of an application only to its borrower', () => {
  const ofApplication = Object.values(screens).filter(({ path }) => path.includes(':uuid'));

  expect([...new Set(ofApplication.map(({ access }) => access))]).toEqual(['borrower']);
});

it.each(['/dashboard', '/account/helocx/register', '/account', ''])(
  'finds no screen for %j, which is outside the base path',
  (pathname) => {
    expect(pathUnderBase(pathname)).toBeNull();
    expect(screenAt(pathname)).toBeNull();
  },
);
