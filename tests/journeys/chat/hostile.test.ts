/** @set full */
import { messages, openChat, shownTexts } from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openChat(true);
});
afterAll(() => host.close());

const ZALGO = '\u0301\u0308\u0323';
const texts = [
  '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  'javascript:alert(1) data:text/html,<b>x</b>',
  'gpj.\u202Egnp.exe \u2066hidden\u2069',
  `Z${ZALGO.repeat(60)}algo`,
  'https://xn--homline-d1a.example https://consumerfinance.gov.evil.example',
  'x'.repeat(100_000),
  'word '.repeat(20_000),
];
const names = [
  '<img src=x onerror="document.title=3">',
  '\u202EanaD',
  `D${ZALGO.repeat(20)}ana`,
  'x'.repeat(128),
];
const fileNames = [
  '<script>document.title=4</script>.txt',
  'deed\u202Etxt.exe.txt',
  `Z${ZALGO.repeat(40)}.txt`,
  `${'x'.repeat(251)}.txt`,
  '../../etc/passwd.txt',
];

it('FT-101 shows hostile messages, names and files as harmless text, in a page as wide as before', async () => {
  const { page, conversation, leave } = await openChat(host, { width: 320, brand: 'larkholt' });
  const { chat } = host.sandbox;
  const contentBase64 = Buffer.from('A deed').toString('base64');
  for (const name of names) {
    await chat.join(conversation, name);
    await chat.type(conversation, true);
    await chat.say(conversation, 'Hello');
  }
  for (const name of fileNames) await chat.say(conversation, '', [{ name, contentBase64 }]);
  for (const text of texts) await chat.say(conversation, text);
  await until(async () => (await shownTexts(page)).at(-1) === texts.at(-1));

  const log = messages(page);
  expect(await log.locator('img, script, b').count()).toBe(0);
  expect(await log.getByRole('link').count()).toBe(0);
  expect(await page.title()).not.toMatch(/^\d$/);
  await expectSoundAtWidths(page);
  await log.evaluate((list) => list.scrollTo(0, 0));
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
  expect(await log.locator('img, script, b').count()).toBe(0);
  const files = await page.getByRole('button', { name: /^Open / }).allTextContents();
  expect(files.join('')).not.toMatch(/\p{Cf}/u);
  await expectSoundAtWidths(page);
  await leave();
});
