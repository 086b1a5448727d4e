import { createConversations } from '#server/sandbox/chat/conversations.ts';
import { twilioMediaRoutes } from '#server/sandbox/chat/twilioMedia.ts';
import { MEDIA_PATH } from '#server/sandbox/chat/twilioRequests.ts';

function arrange() {
  const conversations = createConversations(() => 0);
  const { conversation, token } = conversations.start({
    mode: 'twilio',
    orgCode: 'LARKMERE',
    customerName: 'Rosa Lind',
    email: 'rosa@example.com',
    skill: 'heloc',
    tag: 'web',
    welcome: '',
    agentId: null,
    signedInAs: null,
  });
  const app = twilioMediaRoutes(conversations);
  const post = (given: string, body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`${MEDIA_PATH}?Category=media&Filename=deed.pdf`, {
      method: 'POST',
      headers: { 'X-Twilio-Token': given, ...headers },
      body,
    });
  return { app, conversation, token, post };
}

it('keeps a file that is posted by itself, and says where it is', async () => {
  const { app, token, post } = arrange();

  const made = await post(token, '%PDF-1.7', { 'Content-Type': 'application/pdf' });
  const record = (await made.json()) as { sid: string };
  const read = await app.request(`${MEDIA_PATH}/${record.sid}`, {
    headers: { 'X-Twilio-Token': token },
  });

  expect(made.status).toBe(201);
  expect(made.headers.get('access-control-allow-origin')).toBe('*');
  expect(await read.json()).toMatchObject({
    sid: record.sid,
    filename: 'deed.pdf',
    content_type: 'application/pdf',
    size: 8,
    links: { content_direct_temporary: expect.stringContaining(record.sid) },
  });
});

it('keeps the file of a form', async () => {
  const { conversation, token, post } = arrange();
  const form = new FormData();
  form.append('file', new Blob(['hello'], { type: 'text/plain' }), 'note.txt');

  await post(token, form);

  expect([...conversation.files.values()]).toMatchObject([
    { name: 'note.txt', contentType: 'text/plain' },
  ]);
});

it("VAL-CHAT-5 refuses a kind of file that the chat doesn't accept, whatever its name", async () => {
  const { conversation, token, post } = arrange();

  const { status } = await post(token, new Uint8Array([0x4d, 0x5a, 0, 1]), {
    'Content-Type': 'application/pdf',
  });

  expect(status).toBe(415);
  expect(conversation.files.size).toBe(0);
});

it('accepts and shows nothing for an unknown token', async () => {
  const { app, conversation, post } = arrange();

  const refused = await post('nobody-gave-this', 'hello');
  const unknown = await app.request(`${MEDIA_PATH}/1`);

  expect([refused.status, unknown.status]).toEqual([401, 404]);
  expect(conversation.files.size).toBe(0);
});

it('lets a page of another origin send the token', async () => {
  const { app } = arrange();

  const asked = await app.request(MEDIA_PATH, {
    method: 'OPTIONS',
    headers: { Origin: 'https://lender.example', 'Access-Control-Request-Method': 'POST' },
  });

  expect(asked.headers.get('access-control-allow-headers')).toContain('X-Twilio-Token');
});
