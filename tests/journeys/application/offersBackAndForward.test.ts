/** @set full */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  button,
  chooseGolden,
  offerScreen,
  quoteLine,
  reads,
} from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { timesCalled } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const CHOOSE = 'Choose your offer';
const CHECK = 'Check your offer';

async function open() {
  const applicant = await openApplicant(host, { screen: 'product/select' });
  const { page } = applicant;
  await expectScreen(page, CHOOSE, 'Homeline');
  await chooseGolden(page);
  return {
    ...applicant,
    /** The screen that comes of it, by its heading. */
    goOn: async () => {
      await button(page, 'Continue').click();
      await expectScreen(page, CHECK, 'Homeline');
    },
    back: async () => {
      await page.goBack();
      await expectScreen(page, CHOOSE, 'Homeline');
    },
    forward: async () => {
      await page.goForward();
      await expectScreen(page, CHECK, 'Homeline');
    },
  };
}

describe('FT-43 Back and Forward between the choice and its confirmation', () => {
  it('leads nowhere else and selects no offer after any number of Back and Forward', async () => {
    const { page, session, goOn, back, forward, leave } = await open();
    const before = await host.sandbox.lastNumber();

    for (let turn = 0; turn < 7; turn += 1) {
      await goOn();
      await back();
    }
    for (let turn = 0; turn < 7; turn += 1) {
      await forward();
      await back();
    }

    expect(await offerScreen(page).amount.inputValue()).toBe('100,000');
    const calls = await host.sandbox.requests(before);
    expect(timesCalled(calls, /\/quotes$/)).toBe(7);
    expect(timesCalled(calls, /\/selection$/)).toBe(0);
    expect(await host.sandbox.application(session.applicationUuid)).toMatchObject({
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
    await leave();
  });

  it('quotes and selects a choice that was changed between Back and Forward', async () => {
    const { page, session, goOn, back, forward, leave } = await open();
    const { amount } = offerScreen(page);
    await goOn();
    expect(await quoteLine(page, 'Line of credit')).toBe('$102,990.00');
    await back();

    await amount.fill('50000');
    await forward();
    await reads(page, '$51,495.00');
    expect(await quoteLine(page, 'Line of credit')).toBe('$51,495.00');
    await back();
    expect(await amount.inputValue()).toBe('50,000');
    await forward();
    await page.getByRole('checkbox', { name: /full credit report/ }).check();
    await button(page, 'Choose this offer').click();

    await expectScreen(page, 'Tell us a little more', 'Homeline');
    const { selectedQuote } = await host.sandbox.application(session.applicationUuid);
    expect(selectedQuote).toMatchObject({ total: 51_495 });
    await leave();
  });

  it('shows no numbers for a draw that was emptied before Forward, but a link to the choice', async () => {
    const { page, goOn, back, forward, leave } = await open();
    await goOn();
    await back();

    await offerScreen(page).amount.fill('');
    await forward();
    await reads(page, "You haven't chosen an offer yet.");
    await page.getByRole('link', { name: CHOOSE }).click();

    await expectScreen(page, CHOOSE, 'Homeline');
    await leave();
  });
});
