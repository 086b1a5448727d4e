import { startStreamChat, uploadChatFile } from '#sagas/api/contract/chat.ts';
import { chatFileType } from '#server/sandbox/chat/chatFiles.ts';
import { aChatStart } from '#tests/server/support/chatStart.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');

const bytes = (...content: readonly (string | number)[]) =>
  new Uint8Array(
    content.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part])),
  );

const PNG = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 'rest');

async function aChannel() {
  const { body } = await lender.call(startStreamChat, {
    body: aChatStart({ chatMode: 'stream' }),
  });
  return { channelId: body.providerChannelId ?? '', token: body.providerUserToken ?? '' };
}

const upload = (
  { channelId, token }: { channelId: string; token: string },
  content: Uint8Array<ArrayBuffer>,
  { fileName = 'house.png', key = 'k1' } = {},
) =>
  lender.call(
    uploadChatFile,
    { query: { channelId }, body: { file: new Blob([content]), fileName } },
    { token, headers: { 'Idempotency-Key': key } },
  );

const fetched = (url: string, token: string) =>
  lender.sandbox.app.request(`http://localhost:3000${url}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

test('stores a file once, and returns it as a download', async () => {
  const channel = await aChannel();
  const { status, body } = await upload(channel, PNG, { fileName: 'Häuschen "1"\u202E.png' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Häuschen "1".png',
    contentType: 'image/png',
    size: PNG.length,
    url: `/service-omni-proxy/external/api/v1/chat/attachments/${body.id}`,
  });
  const again = await upload(channel, PNG, { fileName: 'Häuschen "1"\u202E.png' });
  expect(again.body.id).toBe(body.id);

  const file = await fetched(body.url, channel.token);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="H_uschen _1_.png"; filename*=UTF-8''H%C3%A4uschen%20%221%22.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await fetched(`${body.url}x`, channel.token)).status).toBe(404);
});

test.each([
  ['of more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 413],
  ['without content', new Uint8Array(), 400],
  ['of another kind, whatever its name', bytes('MZ', 0, 1, 2), 415],
])('rejects a file %s', async (_what, content, status) => {
  expect((await upload(await aChannel(), content)).status).toBe(status);
});

test("requires the token of the file's own channel, and a chat that hasn't ended", async () => {
  const [channel, other] = [await aChannel(), await aChannel()];
  expect((await upload({ ...channel, token: other.token }, PNG)).status).toBe(401);
  expect((await upload({ ...channel, channelId: 'another' }, PNG)).status).toBe(401);
  lender.pass(6 * 60 * 60_000);
  expect((await upload(channel, PNG)).status).toBe(401);
});

test.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/png', PNG],
  ['application/pdf', bytes('%PDF-1.7')],
  ['video/mp4', bytes(0, 0, 0, 0x18, 'ftypisom')],
  ['video/mp4', bytes(0, 0, 0, 0x18, 'ftypM4A ')],
  ['audio/amr', bytes('#!AMR\n', 0x3c)],
  ['audio/mpeg', bytes('ID3', 4, 0)],
  ['audio/mpeg', bytes(0xff, 0xfb, 0x90, 0x64)],
  ['text/plain', bytes('Two lines\r\n\tof text: Häuschen 🏡')],
  ['text/plain', bytes('<script>alert(1)</script>')],
  [null, bytes('II', 0x2a, 0)],
  [null, bytes(0, 0, 0, 0x18, 'ftypheic')],
  [null, bytes(0, 0, 0, 0x18, 'ftypqt  ')],
  [null, bytes(0xff, 0xf1, 0x50, 0x80)],
  [null, bytes('text with', 0, 'zero')],
  [null, bytes('text with', 0x1b, 'escape')],
  [null, bytes(0xc3, 0x28)],
])('VAL-CHAT-5 recognizes the kind of a file as %s by its bytes', (type, content) => {
  expect(chatFileType(content)).toBe(type);
});
