/** @set full */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import {
  cards,
  expectEdges,
  expectFocusSeen,
  expectReadable,
  expectSeen,
  fields,
  icons,
  parent,
} from '#tests/journeys/support/seen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SHARP = { width: 1280, sharpness: 2 };
const TALL = { width: 1280, height: 4_000 };

describe.each([undefined, 'larkmere', 'larkgarth'])('AX-05 the brand %s', (slug) => {
  const brand = slug === undefined ? {} : { brand: slug };

  it('keeps enough contrast in the pixels of the first question, its focus, its mistakes and a modal', async () => {
    const { page, leave, tell } = await openFirst(host, { ...SHARP, ...brand });
    await page.setViewportSize(TALL);
    await expectReadable(page);
    await expectEdges(page, 'fields', fields(page));
    await expectEdges(page, 'cards', cards(page));
    await expectSeen(page, 'icons', icons(page));
    const street = page.getByRole('combobox');
    const card = page.getByRole('radio').first();
    await expectFocusSeen(page, street, parent(street));
    await expectFocusSeen(page, card, parent(card));
    for (const name of ['Enter address manually', 'Apply Now'])
      await expectFocusSeen(page, button(page, name));

    await card.check();
    await pressSubmit(page);
    await page.getByRole('alert', { name: 'Error' }).waitFor();
    await expectReadable(page);
    await tell('modalOpened', { id: 'cancelApplication' });
    await page.getByRole('dialog').waitFor();
    await expectReadable(page, 'dialog');
    await leave();
  });
});

it('AX-05 keeps enough contrast in the pixels of the choice of an offer', async () => {
  const { page, leave } = await openApplicant(host, {
    ...SHARP,
    screen: 'product/select',
    sessionRequest: { checklistStatus: 'OFFER_SELECTION' },
  });
  await page.setViewportSize(TALL);
  await button(page, 'Continue').waitFor();
  await page.waitForLoadState('networkidle');
  await expectReadable(page);
  await leave();
});
