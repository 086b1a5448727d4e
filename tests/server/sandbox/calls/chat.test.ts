import {
  askChatbot,
  authenticateChat,
  readChatbotHistory,
  readChatHours,
  readChatIsOpen,
  readWebChatInfo,
  refreshChatNonce,
  refreshChatToken,
  startAgentChat,
  startStreamChat,
  uploadChatFile,
} from '#sagas/api/contract/chat.ts';
import { readChatAgents } from '#sagas/api/contract/chatAgents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { aChatStart } from '#tests/server/support/chatStart.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');

const HOUR = 60 * 60_000;

const QUESTION: BodyOf<typeof askChatbot> = {
  applicationId: null,
  conversationId: null,
  message: 'How long does it take?',
  nonce: null,
  organization: 'HOMELINE',
  pageUrl: 'http://localhost:3000/account/heloc/register',
  senderId: 'morgan@demo.example',
  senderType: 'APPLICANT',
  tag: 'heloc',
};

describe('a chat with an agent', () => {
  /** Starts a Twilio chat. Returns its ids and token. */
  const started = async () => (await lender.call(startAgentChat, { body: aChatStart() })).body;

  test.each(['twilio', 'nice'] as const)(
    'starts a %s chat with a conversation and a channel',
    async (mode) => {
      const { status, body } = await lender.call(startAgentChat, {
        body: aChatStart({ chatMode: mode }),
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        token: expect.stringMatching(/^[\w-]{20,}$/),
        conversationSid: expect.stringMatching(/^CH[0-9a-f]{32}$/),
        omniProxyChannelId: expect.stringMatching(/^omni-/),
        providerChannelId: null,
        skill: 'FHEL',
      });
    },
  );

  test('starts a stream chat with what the provider needs, and with the chosen agent', async () => {
    const { body } = await lender.call(startStreamChat, {
      body: aChatStart({ chatMode: 'stream', agentId: 'agent-dana' }),
    });
    expect(body).toMatchObject({
      token: null,
      conversationSid: null,
      providerChannelId: expect.stringMatching(/^omni-/),
      providerUserId: expect.stringMatching(/^customer-CH/),
      providerUserToken: expect.stringMatching(/^[\w-]{20,}$/),
      targetWorkerSid: 'agent-dana',
      targetWorkerFriendlyName: 'Dana Whitlow',
    });
  });

  test('requires the call for its kind of chat, a name and an email', async () => {
    const stream = await lender.call(startAgentChat, { body: aChatStart({ chatMode: 'stream' }) });
    expect(stream.status).toBe(400);
    const body = aChatStart({ friendlyName: ' ', emailAddress: 'morgan' });
    const refused = await lender.call(startAgentChat, { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [{ field: 'friendlyName', message: 'Required' }, { field: 'emailAddress' }],
    });
  });

  test('starts one chat for two calls with the same key (SC-09)', async () => {
    const sending = { headers: { 'Idempotency-Key': 'k1' } };
    const first = await lender.call(startAgentChat, { body: aChatStart() }, sending);
    const again = await lender.call(startAgentChat, { body: aChatStart() }, sending);
    expect(again.body).toEqual(first.body);
  });

  test('exchanges a known token for a new one that ends in 6 hours (CHAT-31)', async () => {
    const started = await lender.call(startAgentChat, { body: aChatStart() });
    lender.pass(60 * 60_000);
    const body = { token: started.body.token ?? '' };
    const renewed = await lender.call(refreshChatToken, { body });
    expect(renewed.body).toEqual({
      token: expect.not.stringContaining(body.token),
      expiration: '2026-11-16T22:00:00.000Z',
    });
    const unknown = await lender.call(refreshChatToken, { body: { token: 'another' } });
    expect(unknown.status).toBe(401);
  });

  test.each([
    ['expired', () => lender.pass(6 * HOUR)],
    ['ended', async (id: string) => void (await lender.control('POST', `/sandbox/chat/${id}/end`))],
  ])('gives no new token to a chat that has %s', async (_what, end) => {
    const body = await started();
    await end(body.conversationSid ?? '');
    const { status } = await lender.call(refreshChatToken, { body: { token: body.token ?? '' } });
    expect(status).toBe(401);
  });

  test("returns the contact of the survey to the chat's own token only", async () => {
    const body = await started();
    const other = (await started()).token;
    const contactOf = (omniProxyChannelId: string | null, token: string | null) =>
      lender.call(
        readWebChatInfo,
        { body: { omniProxyChannelId: omniProxyChannelId ?? '' } },
        token === null ? {} : { token },
      );
    const { omniProxyChannelId, token } = body;
    expect((await contactOf(omniProxyChannelId, token)).body.contactId).toBe(
      `contact-${body.conversationSid}`,
    );
    for (const wrong of [null, other])
      expect((await contactOf(omniProxyChannelId, wrong)).status).toBe(401);
    expect((await contactOf('another', token)).status).toBe(404);
  });

  const upload = (
    { omniProxyChannelId, token }: { omniProxyChannelId: string | null; token: string | null },
    content: string,
  ) =>
    lender.call(
      uploadChatFile,
      {
        query: { channelId: omniProxyChannelId ?? '' },
        body: { file: new Blob([content]), fileName: 'deed.txt' },
      },
      { token: token ?? '' },
    );

  test("shows a file only to the chat's own token and to the agent", async () => {
    const body = await started();
    const { url, id } = (await upload(body, 'A deed')).body;
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const response = await lender.sandbox.app.request(`http://localhost:3000${path}`, {
        headers,
      });
      return [response.status, response.status === 200 ? await response.text() : ''];
    };
    expect(await read(url, { Authorization: `Bearer ${body.token}` })).toEqual([200, 'A deed']);
    const other = (await started()).token;
    expect(await read(url, { Authorization: `Bearer ${other}` })).toEqual([401, '']);
    expect(await read(url)).toEqual([401, '']);
    const ofDesk = `/sandbox/chat/${body.conversationSid}/files/${id}`;
    expect(await read(ofDesk)).toEqual([200, 'A deed']);
  });

  test.each([
    ['30 files', 30, 'A deed'],
    ['50 MB', 10, 'a'.repeat(5 * 1024 * 1024)],
  ])('accepts at most %s in a chat', async (_what, most, content) => {
    const body = await started();
    for (let count = 0; count < most; count += 1)
      expect((await upload(body, content)).status).toBe(201);
    expect((await upload(body, content)).status).toBe(429);
  });

  test('starts at most 60 chats in ten minutes from one address, including chatbots', async () => {
    const begin = async () => (await lender.call(startAgentChat, { body: aChatStart() })).status;
    for (let count = 0; count < 59; count += 1) expect(await begin()).toBe(200);
    const ask = async () => (await lender.call(askChatbot, { body: QUESTION })).status;
    expect(await ask()).toBe(200);
    expect(await begin()).toBe(429);
    expect(await ask()).toBe(429);
    lender.pass(10 * 60_000);
    expect(await begin()).toBe(200);
  });

  test('forgets a chat after twelve hours (CHAT-30)', async () => {
    await lender.call(startAgentChat, { body: aChatStart({ friendlyName: 'Early Bird' }) });
    lender.pass(12 * HOUR);
    await lender.call(startAgentChat, { body: aChatStart() });
    const { body } = await lender.control('GET', '/sandbox/chat');
    expect(body).toMatchObject([{ customerName: 'Morgan Reedway' }]);
  });

  test('tells the desk whether the customer has signed in', async () => {
    await lender.call(startAgentChat, { body: aChatStart() });
    const { token, email } = await lender.session();
    await lender.call(startAgentChat, { body: aChatStart() }, { token });
    const { body } = await lender.control('GET', '/sandbox/chat');
    expect(body).toMatchObject([{ signedInAs: null }, { signedInAs: email }]);
  });
});

test('opens the history of the chatbot to the token of its conversation only', async () => {
  const asked = (await lender.call(askChatbot, { body: QUESTION })).body;
  const read = async (token?: string) =>
    (
      await lender.call(
        readChatbotHistory,
        { path: { conversationId: asked.conversationId } },
        token === undefined ? {} : { token },
      )
    ).status;
  expect(await read(asked.token ?? '')).toBe(200);
  expect([await read(), await read('another')]).toEqual([401, 401]);
});

describe('a nonce (CHAT-27)', () => {
  test('gives a nonce only to a session, and renews one that it knows', async () => {
    expect((await lender.call(authenticateChat, {})).status).toBe(401);
    const { token } = await lender.session();
    const { nonce } = (await lender.call(authenticateChat, {}, { token })).body;
    const renewed = await lender.call(refreshChatNonce, { query: { nonce } }, { token });
    expect(renewed.status).toBe(200);
    expect(renewed.body.nonce).not.toBe(nonce);
    const other = await lender.session();
    for (const [given, session] of [
      ['another', token],
      [nonce, other.token],
    ] as const) {
      const params = { query: { nonce: given } };
      const refused = await lender.call(refreshChatNonce, params, { token: session });
      expect(refused.status).toBe(401);
    }
    lender.pass(5 * 60_000);
    expect((await lender.call(refreshChatNonce, { query: { nonce } }, { token })).status).toBe(401);
  });

  test('verifies the nonce if the chat of a signed-in borrower starts with one', async () => {
    const { token } = await lender.session();
    const begin = async (nonce: string | null) =>
      (await lender.call(startAgentChat, { body: aChatStart({ nonce }) }, { token })).status;
    expect(await begin(null)).toBe(200);
    // Not a denied session, which would log the borrower out.
    expect(await begin('another')).toBe(403);
    const { nonce } = (await lender.call(authenticateChat, {}, { token })).body;
    expect(await begin(nonce)).toBe(200);
  });
});

test('CHAT-04 lists the agents for a signed-in developer', async () => {
  expect((await lender.call(readChatAgents, {})).status).toBe(401);
  const { token } = await lender.session();
  const { body } = await lender.call(readChatAgents, {}, { token });
  expect(body).toContainEqual({ chatId: 'agent-dana', name: 'Dana Whitlow' });
});

describe('the hours of the chat (12.5)', () => {
  const isOpen = async () => (await lender.call(readChatIsOpen, {})).body;
  test("follows the lender's hours, in Pacific time", async () => {
    const { body } = await lender.call(readChatHours, { query: { display: 'true' } });
    expect(body.weekdays).toHaveLength(7);
    expect(body.weekdays[0]).toEqual({ weekdayValue: 1, startTime: '06:00', endTime: '17:00' });

    // Monday, 7 AM.
    expect(await isOpen()).toBe(true);
    lender.pass(10 * HOUR - 1);
    expect(await isOpen()).toBe(true);
    lender.pass(1);
    expect(await isOpen()).toBe(false);
    // Tuesday, 6 AM.
    lender.pass(13 * HOUR);
    expect(await isOpen()).toBe(true);
    // Sunday, 6 AM and 7 AM.
    lender.pass(5 * 24 * HOUR);
    expect(await isOpen()).toBe(false);
    lender.pass(HOUR);
    expect(await isOpen()).toBe(true);
  });

  test('follows the hours that the control interface sets', async () => {
    await lender.control('PUT', '/sandbox/hours', { chatOpen: false });
    expect(await isOpen()).toBe(false);
    const week = [{ weekdayValue: 1, startTime: '08:00', endTime: '23:59:59' }];
    await lender.control('PUT', '/sandbox/hours', { week });
    expect(await isOpen()).toBe(false);
    lender.pass(HOUR);
    expect(await isOpen()).toBe(true);
    const { body } = await lender.call(readChatHours, { query: { display: 'true' } });
    expect(body.weekdays).toEqual(week);
    await lender.control('PUT', '/sandbox/hours', { chatOpen: true, week: [] });
    expect(await isOpen()).toBe(true);
  });
});
