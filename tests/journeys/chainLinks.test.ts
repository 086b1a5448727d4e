import { atLastStep, expectOneApplication, fillPassword } from './support/lastStep.ts';
import { openHouse, type House } from './support/house.ts';
import { reads } from './support/offerScreen.ts';
import { addressBar, addressOf, questions } from './support/place.ts';
import { timesCalled, type Link } from './support/record.ts';
import type { Fault } from './support/sandbox.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.sandbox.faults([]));
afterAll(() => house.close());

const NOT_REACHED = 'We could not reach the lender. Your answers are still here. Try again.';
const NOT_TEXTED = 'We could not save your text message choice. You can set it later in settings.';
const LAST = addressOf(questions.password, 'register-v2');

const kinds = [
  {
    kind: 'a refusal',
    status: 422,
    body: { message: 'Not now, please.' },
    says: 'Not now, please.',
  },
  { kind: 'a breakdown', status: 503, body: {}, says: NOT_REACHED },
] as const;

/** The calls that a chain cannot do without, in their order; the last two are one link (decision 11). */
const needed: readonly { link: Link; path: string }[] = [
  { link: 'register', path: '/registration/register$' },
  { link: 'savePhone', path: '/identity/alias$' },
  { link: 'readAbilityToStart', path: '/verify-ability-to-start' },
  { link: 'readApplications', path: '/heloc/all$' },
];
/** What fails beside an application that is there. */
const beside = ['/profile/name$', '/consent/user$', '/optimizely', '^/ft/'];

const faultOf =
  ({ status, body }: (typeof kinds)[number]) =>
  (path: string): Fault => ({ path, status, body });

it.each(kinds)(
  'FT-04 $kind at each link of the chain is told, undoes nothing, and the next press goes on there, to one application',
  async (kind) => {
    const fault = faultOf(kind);
    const visit = await atLastStep(house);
    const { page, borrower, finish, press, leave, times } = visit;
    let isFirst = true;
    for (const { link, path } of needed) {
      await house.sandbox.faults([fault(path)]);
      await (isFirst ? finish() : press());
      isFirst = false;
      await reads(page, kind.says);
      const isWaiting = (await page.getByRole('dialog').count()) > 0;
      expect([link, isWaiting, addressBar(page)]).toEqual([link, false, LAST]);
      if (link === 'register') await fillPassword(page, borrower);
    }

    // An unknown refusal of the application itself is told by the main site (MSG-SUB-05), and the answers wait here.
    await house.sandbox.faults([fault('/application/helocs$')]);
    await press();
    await page.waitForURL(/\/dashboard$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();

    await house.sandbox.faults(beside.map(fault));
    await press();
    await reads(page, NOT_TEXTED);
    await expectOneApplication(page);
    expect([await times('savePhone'), await times('readAbilityToStart')]).toEqual([2, 3]);
    expect(await times('createApplication')).toBe(2);
    await leave();
  },
);

it('FT-04 a waitlist that refuses and breaks down keeps the person, and the next press joins it, once', async () => {
  const visit = await atLastStep(house, { typed: '6 Mapleglen' });
  const { page, borrower, finish, press, leave, times, calls } = visit;
  for (const kind of kinds) {
    await house.sandbox.faults([faultOf(kind)('/service-wait-list/')]);
    await (kind === kinds[0] ? finish() : press());
    await reads(page, kind.says);
    await fillPassword(page, borrower);
  }
  await house.sandbox.faults([]);
  await press();
  await page.waitForURL(/\/waitlist$/);
  expect(await times('joinWaitlist')).toBe(3);
  expect(timesCalled(await calls(), /registration|helocs/)).toBe(0);
  await leave();
});
