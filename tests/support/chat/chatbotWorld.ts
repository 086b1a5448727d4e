import * as v from 'valibot';

import { askChatbot, readChatbotHistory } from '#sagas/api/contract/chat.ts';
import { createChatbot } from '#sagas/chat/transports/chatbot.ts';
import { ChatError } from '#sagas/chat/transports/transport.ts';
import { aSandbox } from '#tests/support/fakes/sandbox.ts';

/** CHAT-31 */
const LIFE_MS = 10 * 60_000;
/** Longer than the bot works on an answer. */
const ANSWERED_MS = 1_000;

/** Runs the transport against the sandbox's chatbot, with calls that a test can make fail. */
export async function openChatbotWorld({ messages }: { readonly messages: number }) {
  const sandbox = await aSandbox();
  const state = { isDown: false, drops: 0, losesNextAnswer: false, hasNonsense: false };

  async function ask(message: string, conversationId: string | null): Promise<string> {
    const { status, body } = await sandbox.call(askChatbot, {
      body: {
        applicationId: null,
        conversationId,
        message,
        nonce: null,
        organization: 'HOMELINE',
        pageUrl: 'http://localhost:3000/',
        senderId: 'rosa@mail.example',
        senderType: 'APPLICANT',
        tag: 'heloc',
      },
    });
    if (status === 401) throw new ChatError('denied', 'The token is over');
    tokens.set(body.conversationId, body.token ?? '');
    return body.conversationId;
  }
  const tokens = new Map<string, string>();
  const historyOf = (id: string) =>
    sandbox.call(
      readChatbotHistory,
      { path: { conversationId: id } },
      { token: tokens.get(id) ?? '' },
    );

  const id = await ask('Earlier 1', null);
  for (let asked = 2; asked <= messages; asked += 2) await ask(`Earlier ${asked}`, id);
  sandbox.pass(ANSWERED_MS);
  /** Without earlier messages, the page starts its own conversation. */
  const conversationId = messages === 0 ? '' : id;
  let current = conversationId;

  function requireLink(): void {
    if (state.drops > 0 || state.isDown) {
      state.drops = Math.max(0, state.drops - 1);
      throw new ChatError('offline', 'No answer');
    }
  }
  async function read(of: string) {
    requireLink();
    const { status, body } = await historyOf(of);
    // The bot continues to work between two polls.
    sandbox.pass(ANSWERED_MS);
    if (status === 401) throw new ChatError('denied', 'The token is over');
    const nonsense = state.hasNonsense ? [{ sung: true }, 'no question', null] : [];
    state.hasNonsense = false;
    return v.parse(readChatbotHistory.answer, [...body, ...nonsense]);
  }
  const session = {
    mode: 'chatbot',
    token: '',
    displayName: 'Rosa Lind',
    expiresAt: Date.now() + LIFE_MS,
  } as const;

  return {
    keepsClientIds: false,
    isPolled: true,
    open: () => ({
      session: { ...session, conversationId: current },
      transport: createChatbot({
        now: Date.now,
        ask: async ({ text }, given) => {
          requireLink();
          current = await ask(text, given);
          if (!state.losesNextAnswer) return current;
          state.losesNextAnswer = false;
          throw new ChatError('ambiguous', 'The answer is lost');
        },
        read,
        pollMs: 5,
        answerMs: 2_000,
      }),
    }),
    badSession: () => ({ ...session, conversationId: current, expiresAt: 0 }),
    async texts() {
      if (current === '') return [];
      return (await historyOf(current)).body.flatMap(({ questionStr, responseStr }) => [
        questionStr,
        ...(responseStr === null ? [] : [responseStr]),
      ]);
    },
    /** Asks from another tab. */
    async say(text: string) {
      await ask(text, current);
      sandbox.pass(ANSWERED_MS);
    },
    end: () => sandbox.pass(LIFE_MS),
    newToken: () => ({ token: '', expiresAt: session.expiresAt }),
    dropLinks: () => {
      state.drops = 1;
    },
    refuseLinks: (refuses: boolean) => {
      state.isDown = refuses;
    },
    loseNextAnswer: () => {
      state.losesNextAnswer = true;
    },
    sayNonsense: () => {
      state.hasNonsense = true;
    },
    close: () => {
      sandbox.close();
      return Promise.resolve();
    },
  };
}
