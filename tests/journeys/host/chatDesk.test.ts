/** @set full */
import { openDesk, press } from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';
import { anOmniClient, OMNI_SOCKET, type OmniClient } from '#tests/server/support/omniClient.ts';
import { startStreamChat } from '#sagas/api/contract/chat.ts';

let host: TestHost;
const customers: OmniClient[] = [];

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(async () => {
  for (const { socket } of customers) socket.terminate();
  await host.close();
});

async function aCustomer(friendlyName: string): Promise<OmniClient> {
  const response = await fetch(host.address + startStreamChat.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-With-Origin': host.address },
    body: JSON.stringify({
      friendlyName,
      emailAddress: 'morgan@demo.example',
      identityUuid: null,
      orgCode: 'HOMELINE',
      tag: 'heloc',
      skill: 'FHEL',
      applicationUuid: null,
      welcomeMessage: 'Welcome.',
      pageUrl: host.address,
      chatMode: 'stream',
      nonce: null,
    }),
  });
  const started = (await response.json()) as Record<string, string>;
  const client = await anOmniClient(host.address.replace(/^http/, 'ws') + OMNI_SOCKET);
  customers.push(client);
  await client.authorize(started['providerChannelId'] ?? '', started['providerUserToken'] ?? '');
  return client;
}

it('AX-01 lets an agent switch between chats, and make the links of one fail', async () => {
  const [first, second] = [await aCustomer('Nia Ashby'), await aCustomer('Omar Bright')];
  const { page, leave } = await openDesk(host);
  await page.getByRole('button', { name: /^Nia Ashby/ }).click();
  await page.getByRole('heading', { name: /^Nia Ashby/ }).waitFor();
  await expectSoundAtWidths(page);

  const silent = page.getByRole('button', { name: 'Go silent', exact: true });
  await silent.click();
  await page.locator('[aria-pressed=true]', { hasText: 'Go silent' }).waitFor();
  await silent.click();
  await page.locator('[aria-pressed=false]', { hasText: 'Go silent' }).waitFor();
  await press(page, 'Drop the links');
  expect(await first.closed).toBe(1006);

  await page.getByLabel('Place in the line').fill('7');
  await page.getByRole('button', { name: /^Omar Bright/ }).click();
  await page.getByRole('heading', { name: /^Omar Bright/ }).waitFor();
  await press(page, 'Tell the place');
  await until(() =>
    Promise.resolve(second.frames.some((frame) => frame.type === 'queue' && frame.position === 7)),
  );

  await page.getByLabel('Attach files').setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x4d, 0x5a, 0, 1]),
  });
  await press(page, 'Send');
  await page.getByRole('status').filter({ hasText: 'Files of this kind are not taken' }).waitFor();
  await leave(/415/);
});
