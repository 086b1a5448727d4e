import { selectMoneyDates } from '#store/application/status/moneySelectors.ts';
import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { stageOfStatus } from '#store/application/status/phases.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { occupancies } from '#store/person/address.ts';
import { rangeText } from '#store/format/dates.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { stormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { aBrowser } from '#tests/support/sagas/aBrowser.ts';
import { samples } from '#tests/support/samples.ts';

const DAY_MS = 86_400_000;

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const lender = openLender('test');

const homes = [
  { state: 'OH', city: 'Columbus', zip: '43214' },
  { state: 'TX', city: 'Austin', zip: '78701' },
  { state: 'OR', city: 'Bend', zip: '97701' },
  { state: 'FL', city: 'Pensacola', zip: '32501' },
];
/** From a Monday: each weekday, the day before Thanksgiving, and the days before Christmas and New Year. */
const daysLater = [0, 1, 2, 3, 4, 5, 6, 9, 37, 38, 44, 45];

const OFFERS = 1;
const afterOffers = Object.keys(statuses).filter((checklistStatus) => {
  const status = withStatusDefaults({ checklistStatus: toChecklistStatus(checklistStatus) });
  return (stageOfStatus(status) ?? 0) > OFFERS;
});

const all = afterOffers.flatMap((checklistStatus, at) =>
  homes.map((home, number) => ({
    checklistStatus,
    home,
    occupancyType: occupancies[(at + number) % occupancies.length] ?? 'HOME',
    days: daysLater[(at * homes.length + number * 5) % daysLater.length] ?? 0,
  })),
);

/** A prime number, so the gate's cases have every home and occupancy. */
const STRIDE = 11;
const cases = all.filter((_case, at) => at % (STRIDE / samples(STRIDE, 1)) === 0);

it.each(cases)(
  'V4-03 names the same days for the money in the app and on the dashboard: $checklistStatus, $home.state, $occupancyType, $days days later',
  async ({ checklistStatus, home, occupancyType, days }) => {
    lender.pass(days * DAY_MS);
    jest.setSystemTime(MORNING + days * DAY_MS);
    const network = stormyNetwork(lender, { seed: 1 });
    const browser = aBrowser({ lender, network, brand: 'HOMELINE' });
    const session = await lender.session({
      application: { status: { checklistStatus }, property: { ...home, occupancyType } },
    });
    await browser.visit(session.loginUrl);
    const tab = browser.open(`/account/heloc/${session.applicationUuid}`);
    await browser.pass(4_000, 500);

    const dates = selectMoneyDates(tab.store.getState());
    const page = await network
      .deliver('/dashboard', { method: 'GET' }, browser.cookies.current)
      .then((response) => response.text());
    const shown = /class="quiet day"\s*>([^<]*)</.exec(page)?.[1] ?? null;
    expect(shown).toBe(dates && rangeText(dates));
    tab.close();
    jest.clearAllTimers();
  },
);
