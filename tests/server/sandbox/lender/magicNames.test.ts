import { readDecision } from '#sagas/api/contract/steps.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { anApplicant, applicationOf } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const PULL = 'SOFT_CREDIT_PULL_IN_PROGRESS';
const SEARCH = 'PROPERTY_SEARCH_IN_PROGRESS';
const VALUATION = 'PROPERTY_VALUATION_IN_PROGRESS';
const CALCULATION = 'OFFER_CALCULATION_IN_PROGRESS';
const OFFERS = 'OFFER_SELECTION';

describe('magic values', () => {
  const lender = openLender('block');

  test.each([
    ['Ashdale', [PULL, SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Nomatch', [PULL, 'CREDIT_NO_MATCH']],
    ['NOFILE', [PULL, 'CREDIT_NO_MATCH_SSN']],
    ['Frozen', [PULL, 'SOFT_CREDIT_FROZEN']],
    ['locked', [PULL, 'SOFT_CREDIT_LOCKED']],
    ['Crediterror', [PULL, 'CREDIT_ERROR', PULL, SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Minor', [PULL, 'CREDIT_MINOR', SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Thinfile', [PULL, 'CREDIT_DATA_MISSING_OR_INVALID', SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Alert', [PULL, 'FACTA_REVIEW', SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Latepay', [PULL, 'DELINQUENCY_REVIEW']],
    ['Unknownfile', [PULL, 'UNKNOWN', SEARCH, VALUATION, CALCULATION, OFFERS]],
    ['Stall', [PULL]],
    ['Declined', [PULL, SEARCH, VALUATION, CALCULATION, 'DECLINED']],
    ['Lowscore', [PULL, SEARCH, VALUATION, CALCULATION, 'DECLINED']],
    ['Highdebt', [PULL, SEARCH, VALUATION, CALCULATION, 'DECLINED']],
    ['Latepay-Hardfrozen', [PULL, 'DELINQUENCY_REVIEW']],
    [
      'Minor Crediterror',
      [PULL, 'CREDIT_ERROR', PULL, 'CREDIT_MINOR', SEARCH, VALUATION, CALCULATION, OFFERS],
    ],
    ['Frozenberg', [PULL, SEARCH, VALUATION, CALCULATION, OFFERS]],
  ])('leads the last name %s through %j (9.2)', async (lastName, passed) => {
    const borrower = await anApplicant(lender, { lastName });
    expect(await borrower.advance()).toEqual(passed);
  });

  test.each([
    ['1 Nowhere Sandbox Lane', [SEARCH, 'NO_PROPERTY_FOUND']],
    ['1 Twin Sandbox Lane', [SEARCH, 'MULTIPLE_PROPERTIES']],
    ['1 Unvalued Sandbox Lane', [SEARCH, VALUATION, 'NO_AVM_FOUND']],
    ['1 Estimate Sandbox Lane', [SEARCH, VALUATION, 'NAV_ESTIMATE']],
    ['1 Reestimate Sandbox Lane', [SEARCH, VALUATION, 'NAV_ESTIMATE_REQUEST']],
    ['1 Broker Sandbox Lane', [SEARCH, VALUATION, 'BPO_ORDER_REQUEST']],
    ['1 Agent Sandbox Lane', [SEARCH, VALUATION, 'NAV_BPO_ORDER_REQUEST']],
    [
      '1 Brokering Sandbox Lane',
      [SEARCH, VALUATION, 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_PROCESSING', CALCULATION, OFFERS],
    ],
    ['1 Underwater Sandbox Lane', [SEARCH, VALUATION, CALCULATION, 'CLTV_LIEN_POSITION_REQUALIFY']],
  ])('leads the street %s through %j (9.3)', async (street1, passed) => {
    const borrower = await anApplicant(lender, { street1, zip: '43215' });
    expect(await borrower.advance()).toEqual([PULL, ...passed]);
  });

  test.each([
    ['Declined', 'GENERIC', { score: null, dti: null }],
    ['Lowscore', 'CREDIT', { score: 588, dti: null }],
    ['Highdebt', 'INCOME', { score: null, dti: 0.525 }],
  ])('declines %s for %s, with a text (8.1)', async (lastName, declineReason, { score, dti }) => {
    const borrower = await anApplicant(lender, { lastName });
    await borrower.advance();
    expect(await borrower.status()).toMatchObject({ uwDecision: 'DECLINE', declineReason });
    const body = await borrower.read(readDecision);
    expect(body).toMatchObject({ action: 'DECLINED', declineReason, scoreUsed: score, dti });
    expect(body.reasons[0]?.text).toMatch(/\w+ \w+/);
  });

  test('declines a home for sale before a low score, and declines a small income', async () => {
    const forSale = await anApplicant(lender, { lastName: 'Lowscore', isListedForSale: true });
    await forSale.advance();
    expect(await forSale.status()).toMatchObject({
      checklistStatus: 'DECLINED',
      uwDecision: 'INELIGIBLE',
      declineReason: 'GENERIC',
    });
    const poor = await anApplicant(lender, { income: 30_000 });
    await poor.advance();
    expect(await poor.status()).toMatchObject({ declineReason: 'INCOME' });
  });

  test.each([
    ['Topscore', 0.0785],
    ['Ashdale', 0.081],
    ['Midscore', 0.086],
  ])('gives the score of %s a rate of %d for 15 years (8.1)', async (lastName, rate) => {
    const borrower = await anApplicant(lender, { lastName });
    await borrower.advance();
    const body = await borrower.read(readOffers);
    expect(body.offers.find(({ id }) => id === 'STANDARD-15')?.baseRate).toBe(rate);
  });

  test('limits Dtilimit to half of what the value allows, and lets savings open the rest (APP-05)', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Dtilimit' });
    await borrower.advance();
    expect((await borrower.status()).uwSubDecision).toBe('UNVERIFIED_DTI_LIMITED');
    const body = await borrower.read(readOffers);
    expect(body.maxDtiUnlimited).toBe(210_600);
    const longest = body.offers.find(({ id }) => id === 'STANDARD-30');
    expect(longest?.maxDraw).toBeCloseTo(105_300, 0);
  });

  test('computes the value of an unknown address from its spelling (8.1)', async () => {
    const borrower = await anApplicant(lender, { street1: '7 Elm Street', zip: '43215' });
    const sum = Array.from('7 Elm Street').reduce((total, one) => total + one.charCodeAt(0), 0);
    const { adjustedHomeAmount } = await applicationOf(lender, borrower);
    expect(adjustedHomeAmount).toBe(300_000 + 10_000 * (sum % 60));
  });
});
