import {
  createApplication,
  readApplications,
  readStatus,
} from '#sagas/api/contract/application.ts';
import { registerIdentity, savePhone, verifyIdentity } from '#sagas/api/contract/account.ts';
import { quoteOffer, readOffers, selectOffer } from '#sagas/api/contract/offers.ts';
import { readAbilityToStart } from '#sagas/api/contract/registration.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import {
  aCreateBody,
  aHardCreditConsent,
  aQuoteBody,
} from '#tests/support/fixtures/applications.ts';

describe('from registration to the choice of an offer', () => {
  const lender = openLender('test');

  test('every call of the chain answers, with the golden numbers', async () => {
    const registered = await lender.call(registerIdentity, {
      query: { organization: 'HOMELINE' },
      body: {
        email: 'morgan@demo.example',
        password: 'Borrow!2026demo',
        phoneNumber: '(614) 555-0142',
      },
    });
    expect(registered.status).toBe(200);
    const token = registered.body.jwt ?? '';
    const sending = { token };

    expect((await lender.call(verifyIdentity, {}, sending)).headers.get('authorization')).toMatch(
      /^Bearer /,
    );
    const phone = { type: 'Phone', value: '(614) 555-0142' } as const;
    expect((await lender.call(savePhone, { body: phone }, sending)).status).toBe(200);
    const ability = await lender.call(readAbilityToStart, {}, sending);
    expect(ability.body.canStartApplication).toBe(true);

    const created = await lender.call(
      createApplication,
      { query: { state: 'OH' }, body: aCreateBody() },
      sending,
    );
    expect(created.status).toBe(201);
    const path = { uuid: created.body.uuid };
    const statusNow = async () =>
      (await lender.call(readStatus, { path }, sending)).body.checklistStatus;

    expect(await statusNow()).toBe('SOFT_CREDIT_PULL_IN_PROGRESS');
    lender.pass(1_500);
    expect(await statusNow()).toBe('PROPERTY_SEARCH_IN_PROGRESS');
    lender.pass(3_000);
    expect(await statusNow()).toBe('OFFER_SELECTION');

    const offers = await lender.call(readOffers, { path }, sending);
    const standard = offers.body.offers.filter(({ type }) => type === 'STANDARD');
    expect(standard.map(({ term, maxDraw }) => [term, maxDraw])).toEqual([
      [5, 122_484.7],
      [10, 204_101.48],
      [15, 210_600],
      [30, 210_600],
    ]);
    expect(offers.body.subDecision).toBe('UNVERIFIED_OFFER');

    const quote = await lender.call(
      quoteOffer,
      {
        path,
        body: aQuoteBody(),
      },
      sending,
    );
    expect(quote.body).toMatchObject({
      fee: 2_990,
      recordingTax: 0,
      total: 102_990,
      monthlyPayment: 975.33,
      totalInterest: 72_569.12,
      cash: 100_000,
    });

    const selected = await lender.call(
      selectOffer,
      { path, body: { quoteId: quote.body.quoteId, consents: [aHardCreditConsent()] } },
      sending,
    );
    expect(selected.body).toMatchObject({
      checklistStatus: 'COLLECT_ADDITIONAL_INFO',
      uwDecision: 'SELECT',
      uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
    });

    const all = await lender.call(readApplications, {}, sending);
    expect(all.body).toHaveLength(1);
  });
});
