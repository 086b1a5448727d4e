import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import fc from 'fast-check';

import { emailOffer, selectOffer } from '#sagas/api/contract/offers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { finalDisclosure, note } from '#server/sandbox/lender/documents/signingTexts.ts';
import { newSigner } from '#server/sandbox/lender/signers/signers.ts';
import { applicationPages } from '#src/pages/application/pages.ts';
import { CurrentStatus } from '#src/pages/shared/frame/CurrentStatus.tsx';
import { StoreRouter } from '#src/shell/page/StoreRouter.tsx';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { fitToOffers } from '#store/application/offers/fitToOffers.ts';
import { drawPreferences } from '#store/application/offers/loanMaths.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';
import { offerQuoted, selectOffersState } from '#store/application/offers/slice.ts';
import { occupancies } from '#store/person/address.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { stormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { aLender } from '#tests/support/fixtures/applicationRecords.ts';
import { aHardCreditConsent } from '#tests/support/fixtures/applications.ts';
import { asBorrower } from '#tests/support/fixtures/borrower.ts';
import { anAppointment } from '#tests/support/fixtures/notary.ts';
import { aBrowser, type Tab } from '#tests/support/sagas/aBrowser.ts';
import { dataOf } from '#tests/support/sagas/tabData.ts';
import { samples } from '#tests/support/samples.ts';
import {
  contradictions,
  figures,
  moments,
  statementsIn,
  textOf,
} from '#tests/support/statements.ts';

const DAY_MS = 86_400_000;

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());
beforeAll(async () => {
  await Promise.all(Object.values(applicationPages).map(({ code }) => code.fetch()));
});

const lender = openLender('test');

/** Returns the text of the current screen and its sidebar. */
async function shownIn({ store }: Tab): Promise<string> {
  const screen = selectScreenId(store.getState());
  const page = screen && applicationPages[screen].code.component();
  const children = [page && createElement(page), createElement(CurrentStatus)];
  const router = createElement(StoreRouter, null, ...children);
  const props = { store, serverState: store.getState(), children: router };
  const { prelude } = await prerender(createElement(Provider, props));
  return textOf(await new Response(prelude).text());
}

const aCase = fc.record({
  home: fc.constantFrom(
    { state: 'OH', city: 'Columbus', zip: '43214' },
    { state: 'TX', city: 'Austin', zip: '78701' },
    { state: 'FL', city: 'Pensacola', zip: '32501' },
  ),
  occupancyType: fc.constantFrom(...occupancies),
  drawPreference: fc.constantFrom(...drawPreferences),
  discounts: fc.subarray(['AUTOPAY']),
  debts: fc.integer({ min: 0, max: 1 }),
  signers: fc.subarray(['SPOUSE']),
  meeting: fc.constantFrom(null, 'BOOKED', 'NOTARY_CANCELLED'),
  /** From a Monday: each weekday, Thanksgiving, Christmas and the New Year. */
  days: fc.integer({ min: 0, max: 48 }),
  /** The age of the application. Texas waits twelve days. */
  age: fc.integer({ min: 0, max: 20 }),
});

/** The statuses from the choice to the money, each with screens that can be read there. */
const walk: readonly (readonly [status: string, paths: readonly string[], more?: object])[] = [
  ['APP_SUBMISSION', ['start/app-summary']],
  ['ORDER_FULL_TITLE', ['error/timeout']],
  ['ONSITE_APPRAISAL_PENDING', ['hold']],
  ['FINAL_OFFER', ['complete', 'bank/confirm', 'signing/intro', 'bank/confirm']],
  ['NOTE_SIGNING', ['bank/confirm', 'signing/intro', 'signing/sign']],
  ['DEED_SIGNING', ['notary/intro', 'bank/confirm']],
  ['DEED_SIGNING', ['notary/intro'], { primaryParticipantAcceptComplete: true }],
  ['MANUAL_DEED_SIGNING', ['bank/confirm', 'notary/reserve-manual', 'notary/schedule-manual']],
  ['GEN_RESCISSION', ['complete', 'bank/confirm']],
  ['RESCISSION', ['complete', 'signing/intro']],
  ['RECORDING', ['bank/confirm', 'complete']],
  ['DIRECT_DEBT_PAYOFF', ['complete']],
  ['COMPLETE', ['complete']],
];

const spouse = { firstName: 'Lena', lastName: 'Fenwright', email: 'lena@demo.example' };

it.each(fc.sample(aCase, samples(40, 4)))(
  'says one thing about each day, amount and actor: %j',
  async ({ home, occupancyType, debts, signers, meeting, days, age, ...costs }) => {
    const now = MORNING + days * DAY_MS;
    const dayAfter = (count: number) => new Date(now + count * DAY_MS).toISOString();
    lender.pass(days * DAY_MS);
    jest.setSystemTime(now);
    const network = stormyNetwork(lender, { seed: 1 });
    const browser = aBrowser({ lender, network, brand: 'HOMELINE' });
    const {
      token,
      applicationUuid: uuid,
      loginUrl,
    } = await lender.session({
      application: {
        status: { checklistStatus: 'OFFER_SELECTION' },
        property: { ...home, occupancyType },
        createdAt: dayAfter(-age),
        signers: signers.map((relationship) =>
          newSigner({ ...spouse, relationship, invitedAt: dayAfter(0) }, now),
        ),
        notary: {
          appointment: meeting && anAppointment({ start: dayAfter(4), state: meeting }),
        },
      },
    });
    await browser.visit(loginUrl);
    const borrower = asBorrower(lender, { token }, uuid);
    let tab = browser.open(`/account/heloc/${uuid}/product/select`);
    await browser.pass(1_500, 500);

    const set = dataOf(tab, 'offers') as OfferSet;
    const { choice } = fitToOffers(set, {
      type: 'STANDARD',
      term: 15,
      amount: 60_000,
      ...costs,
      payoffLiabilityUuids: set.liabilities.slice(0, debts).map((debt) => debt.uuid),
    });
    tab.store.dispatch(offerQuoted(choice));
    await browser.pass(1_000, 500);
    const chosen = statementsIn('the confirmation', await shownIn(tab), figures);
    const quoteId = selectOffersState(tab.store.getState()).quote?.quoteId ?? '';
    await borrower.call(emailOffer, choice, { headers: { 'Idempotency-Key': uuid } });
    await borrower.call(selectOffer, { quoteId, consents: [aHardCreditConsent()] });
    const found: unknown[] = [];
    for (const [checklistStatus, paths, more] of walk) {
      const status = { checklistStatus, ...more };
      await lender.control('PATCH', `/sandbox/applications/${uuid}`, { status });
      const texts: [where: string, text: string][] = [];
      for (const path of paths) {
        tab = tab.reload(`/account/heloc/${uuid}/${path}`);
        await browser.pass(1_500, 500);
        texts.push([path, await shownIn(tab)]);
      }
      const page = await network.deliver('/dashboard', { method: 'GET' }, browser.cookies.current);
      texts.push(['the dashboard', textOf(await page.text())]);
      const said = texts.flatMap(([where, text]) => statementsIn(where, text, moments));
      found.push(...contradictions(said).map((one) => ({ checklistStatus, ...one })));
      for (const [where, text] of texts)
        chosen.push(...statementsIn(`${where} at ${checklistStatus}`, text, figures));
    }
    const application = (await borrower.record()) as unknown as ApplicationRecord;
    for (const paper of [finalDisclosure, note])
      for (const { title, lines } of paper({ application, lender: aLender, sampleCode: '' }))
        chosen.push(...statementsIn(title, lines.join('|').replaceAll(': ', '|'), figures));
    const { body } = await lender.control('GET', '/sandbox/outbox');
    for (const { subject, text } of body as unknown as Record<'subject' | 'text', string>[])
      chosen.push(...statementsIn(subject, text.replaceAll(': ', '|'), figures));

    expect([...found, ...contradictions(chosen)]).toEqual([]);
    expect(new Set(chosen.map(({ topic }) => topic))).toEqual(
      new Set(figures.map(([topic]) => topic)),
    );
    tab.close();
    jest.clearAllTimers();
  },
);

it.each([
  [
    'between Monday, December 7 and Friday, December 18',
    'between Tuesday, December 8 and Friday, December 18',
  ],
  ['You can cancel until midnight of Monday, December 7', 'Until midnight on Tuesday, December 8'],
  ['|Cash to you|$60,000.00|', '$58,206.00 leaves us'],
  ['|Your turn|', "Nothing to do. We'll email you."],
  ['|How costs are paid|Get the full amount.', 'Your costs are taken out of the first draw.'],
])('finds that "%s" contradicts "%s"', (one, other) => {
  const said = [one, other].flatMap((text) => statementsIn(text, text, [...moments, ...figures]));
  expect(contradictions(said)).toHaveLength(1);
});
