/** @set gate */
import { aBorrower } from '#scripts/driver/borrower.ts';
import { questionPath, legacyQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type Visitor } from '#scripts/driver/testHost.ts';
import { addressBar } from '#tests/journeys/support/place.ts';
import { expectSoundScreen } from '#tests/journeys/support/probes.ts';
import { seedDraft } from '#tests/journeys/support/seedDraft.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const PHONE = { width: 390 };

async function expectSoundAt({ page, at }: Visitor, path: string) {
  await page.goto(at(path));
  await expectSoundScreen(page);
}

describe('a visitor who has answered everything', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await host.visit(PHONE);
    await seedDraft(host, visitor, 'HOMELINE', aBorrower());
  });
  afterAll(() => visitor.leave());

  it.each(legacyQuestions)(
    'AX-01 AX-03 AX-04 keeps the question "$heading" sound',
    async (question) => {
      const address = questionPath(question, 'register-v2');
      await expectSoundAt(visitor, address);
      expect(addressBar(visitor.page)).toBe(address);
    },
  );
});

it.each([
  ['the login of an external brand', 'larkholt', '/register?step=login-info'],
  ['account setup', 'homeline', '/register/account-setup?affiliate=demo'],
  ['support', 'homeline', '/register/support'],
  ['the paused brand', 'tarnmere', '/register'],
  ['the upcoming brand', 'tarnholt', '/register'],
  ['maintenance', 'tarnwick', '/register/account-setup'],
])('AX-01 AX-03 AX-04 keeps %s sound', async (_what, brand, path) => {
  const visitor = await host.visit({ ...PHONE, brand });
  await expectSoundAt(visitor, `/account/heloc${path}`);
  await visitor.leave();
});
