import { declineScreen, needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';

it.each([
  ['CREDIT', 'errorCredit'],
  ['INCOME', 'errorIncome'],
  ['GENERIC', 'errorDecline'],
  ['constructor', 'errorDecline'],
  [null, 'errorDecline'],
])('A-46 leads from the reason %p to %s', (reason, path) => {
  expect(declineScreen(reason)).toBe(path);
});

const held = { consents: [{ type: 'HARD_CREDIT', givenAt: null }] };
const depleted = { assetDepletion: { complete: true, amount: 265_000 } };
const matched = { uwDecision: 'FINAL', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' };

it.each([
  ['nothing known', {}, false],
  ['another consent', { consents: [{ type: 'SOFT_CREDIT', givenAt: null }] }, false],
  ['APP-02', held, true],
  ['APP-03', { ...depleted, uwDecision: 'ASSET_DEPLETION' }, true],
  ['APP-03 without a decision', depleted, false],
  ['APP-04', { ...held, ...depleted, ...matched }, false],
  ['APP-04 only with both', { ...held, ...matched, uwSubDecision: 'FINAL_OFFER' }, true],
])('decides whether to ask for consent to the hard check: %s', (_case, status, isAsked) => {
  expect(needsHardCreditConsent(withStatusDefaults(status))).toBe(isAsked);
});
