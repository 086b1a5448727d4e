import {
  ChatError,
  type ChatEvent,
  type ChatSession,
  type ChatTransport,
  type MessageDraft,
} from '#sagas/chat/transports/transport.ts';
import { HISTORY_LIMIT } from '#store/chat/limits.ts';
import type { ChatMessage } from '#store/chat/messages.ts';

/*
 * The contract of a chat transport (chat.md sections 2 and 8). Our transports pass it, and a lender's own provider must
 * pass it, too:
 * 1. Write a test file next to this one. It opens a conversation at a service that the test can drive, such as the
 * provider's own test service or a stand-in, and returns it as a `TransportWorld`. `tests/support/chat/twilioWorld.ts`
 * is an example.
 * 2. Call `describeTransport('our provider', openOurWorld)` in it, and run the file: `npm test
 * tests/sagas/chat/transports/ours.test.ts`.
 * 3. Build with `CHAT_PROVIDER` once every case passes. The suite skips no case: if a capability is false, it checks
 * that the transport refuses.
 */

/** A conversation at a lender that the suite can drive. */
export interface TransportWorld {
  /** Returns a disconnected transport and the conversation's session. Each call is another page of it. */
  open(): { transport: ChatTransport; session: ChatSession };
  /** Returns the same session with an invalid token. */
  badSession(): ChatSession;
  /** False if the history doesn't say which browser sent a message. Then a resend doesn't look for it there. */
  keepsClientIds?: boolean;
  /** True if the service sends no events. Then the ping finds new messages, which the sagas send every ten seconds. */
  isPolled?: boolean;
  /** Returns the texts of all stored messages, oldest first. */
  texts(): readonly string[] | Promise<readonly string[]>;
  /** Stores a message from an agent or another page. */
  say(text: string): void | Promise<void>;
  end(): void;
  newToken(): { token: string; expiresAt: number };
  /** Cuts every link without notice. */
  dropLinks(): void;
  refuseLinks(refuses: boolean): void;
  /** Stores the next message, but drops its link before the response. */
  loseNextAnswer(): void;
  /** Sends a frame that no version of the protocol has. */
  sayNonsense(): void;
  close(): Promise<void>;
}

export type SetUpTransport = (order: { messages: number }) => Promise<TransportWorld>;

/** Long enough for a busy machine. No test waits for it to pass. */
const MAX_WAIT_MS = 30_000;
const POLL_MS = 10;

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Did not come true: ${holds.toString()}`);
    await pause(POLL_MS);
  }
}

/** Waits as long as an unexpected event could take. */
const untilQuiet = () => pause(300);

/** Asks until there is a link. */
export async function retryUntilConnected<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ChatError && error.code === 'offline')) throw error;
      await pause(POLL_MS);
    }
  }
}

let drafts = 0;
export const aDraft = (draft: Partial<MessageDraft> = {}): MessageDraft => ({
  clientId: `client-${(drafts += 1)}`,
  text: `Question ${drafts}`,
  attachments: [],
  createdAt: new Date().toISOString(),
  isUnsure: false,
  ...draft,
});

export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'resolved',
    (error: { code?: unknown }) => error.code ?? error,
  );

/** A transport refuses what it can't do before it sends anything. */
const REFUSED = { code: 'fault' };

/** Returns what a promise resolves with, or the code it rejects with. */
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: unknown }) => ({ code: error.code ?? error }));

/** Does what the sagas do with a transport: stores messages by id, reads back over gaps, and reconnects. */
export class Follower {
  readonly events: ChatEvent[] = [];
  readonly messages = new Map<string, ChatMessage>();
  readonly transport: ChatTransport;
  readonly #session: ChatSession;
  #hasLeft = false;
  before: string | null = null;

  constructor({ transport, session }: ReturnType<TransportWorld['open']>) {
    this.transport = transport;
    this.#session = session;
    transport.subscribe((event) => this.#hear(event));
  }

  list = () => [...this.messages.values()].toSorted((one, other) => one.order - other.order);
  texts = () => this.list().map(({ text }) => text);
  of = <Type extends ChatEvent['type']>(type: Type) =>
    this.events.filter((event): event is Extract<ChatEvent, { type: Type }> => event.type === type);
  states = () => this.of('connection').map(({ state }) => state);

  async connect() {
    const newest = this.list().at(-1)?.order;
    const snapshot = await this.transport.connect({
      ...this.#session,
      ...(newest !== undefined && { resumeFrom: newest }),
    });
    if (snapshot.newest) this.#keep(snapshot.newest.messages);
    if (snapshot.newest && newest === undefined) this.before = snapshot.newest.before;
    if (snapshot.newest && newest !== undefined) await this.#heal(newest);
    return snapshot;
  }

  #keep(messages: readonly ChatMessage[]) {
    for (const message of messages) this.messages.set(message.id, message);
  }

  /** Reads the newest pages until one contains a known message. */
  async #heal(known: number) {
    for (let before: string | null = null; ;) {
      const page = await this.transport.history(before, HISTORY_LIMIT);
      this.#keep(page.messages);
      before = page.before;
      if (before === null || page.messages.some(({ order }) => order <= known)) return;
    }
  }

  /** Disconnects for good. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.transport.disconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#hasLeft) {
      const code = await codeOf(this.connect());
      if (code !== 'offline') return;
      await untilQuiet();
    }
  }

  #hear(event: ChatEvent) {
    this.events.push(event);
    if (event.type === 'message') this.#keep([event.message]);
    const known = this.list().at(-1)?.order ?? -1;
    if (event.type === 'gap') void this.#heal(known).catch(() => undefined);
    if (
      event.type === 'connection' &&
      event.state === 'lost' &&
      !this.transport.capabilities.reconnectsItself
    )
      void this.#reconnect();
  }
}

/** Returns the timers that keep this process from ending. */
export const timers = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout' || kind === 'Interval')
    .length;

/** Tests the contract of a transport (chat.md section 2). Every implementation passes it, including a lender's own. */
export function describeTransport(name: string, setUp: SetUpTransport): void {
  describe(name, () => {
    let world: TransportWorld;
    let timersBefore = 0;
    const followers: Follower[] = [];

    beforeAll(() => {
      timersBefore = timers();
    });

    const follow = (): Follower => {
      const follower = new Follower(world.open());
      followers.push(follower);
      return follower;
    };
    const arrange = async (messages: number) => {
      world = await setUp({ messages });
      const follower = follow();
      const snapshot = await follower.connect();
      return { follower, snapshot, transport: follower.transport };
    };
    /** Waits for what the service reports or a ping finds. */
    const untilNoticed = ({ transport }: Follower, holds: () => boolean | Promise<boolean>) =>
      until(async () => {
        if (world.isPolled === true) await codeOf(transport.ping());
        return holds();
      });
    const countOf = async (wanted: string) =>
      (await world.texts()).filter((text) => text === wanted).length;

    afterEach(async () => {
      await Promise.all(followers.splice(0).map((follower) => follower.leave()));
      await world.close();
    });

    it('connects with the newest twenty messages, the oldest of them first (case 1)', async () => {
      const { snapshot } = await arrange(45);

      expect(snapshot.end).toBeNull();
      expect(snapshot.newest?.messages.map(({ text }) => text)).toEqual(
        (await world.texts()).slice(-HISTORY_LIMIT),
      );
    });

    it('has no earlier page in a chat without messages (case 1)', async () => {
      const { snapshot } = await arrange(0);

      expect(snapshot.newest).toEqual({ messages: [], before: null });
    });

    it.each([45, 40])('reads %i messages back to the first, each once (case 2)', async (count) => {
      const { snapshot, transport } = await arrange(count);

      const pages = [snapshot.newest?.messages ?? []];
      for (let before = snapshot.newest?.before ?? null; before !== null;) {
        const page = await transport.history(before, HISTORY_LIMIT);
        pages.unshift(page.messages);
        before = page.before;
      }

      const all = pages.flat();
      expect(all.map(({ text }) => text)).toEqual(await world.texts());
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.every(({ order }, index) => order > (all[index - 1]?.order ?? -Infinity))).toBe(
        true,
      );
    });

    it('gives a sent message the id that its echo and the history have (case 3)', async () => {
      const { follower, transport } = await arrange(3);
      const draft = aDraft();

      const stored = await transport.send(draft);
      const other = follow();
      await other.connect();

      expect(stored).toMatchObject({ clientId: draft.clientId, text: draft.text, author: 'me' });
      expect(await countOf(draft.text)).toBe(1);
      const read = other.list().find(({ id }) => id === stored.id);
      expect(read).toMatchObject({ text: draft.text, order: stored.order });
      if (world.keepsClientIds !== false) expect(read?.clientId).toBe(draft.clientId);
      await untilQuiet();
      expect(
        follower
          .of('message')
          .filter(({ message }) => message.text === draft.text)
          .every(({ message }) => message.id === stored.id),
      ).toBe(true);
    });

    it('sends text and files as one message, or refuses files (case 4)', async () => {
      const { transport } = await arrange(0);
      const data = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
      const file = { id: 'local-1', name: 'deed.pdf', contentType: data.type, size: data.size };
      const sent = await outcomeOf(
        transport.send(aDraft({ text: 'The deed', attachments: [{ ...file, data }] })),
      );
      const other = follow();
      const { newest } = await other.connect();
      const [message, ...more] = newest?.messages ?? [];
      const [stored] = message?.attachments ?? [];

      const { id: _id, ...shown } = file;
      const { attachments: takes } = transport.capabilities;
      expect(sent).toMatchObject(takes ? { text: 'The deed', attachments: [shown] } : REFUSED);
      expect(more).toEqual([]);
      expect(message ?? null).toEqual(
        takes ? expect.objectContaining({ text: 'The deed', attachments: [stored] }) : null,
      );
      const address = transport.attachmentUrl(message?.id ?? '', stored?.id ?? '');
      expect(await outcomeOf(address)).toEqual(takes ? expect.stringMatching(/./) : REFUSED);
    });

    it('reports missed messages once and in order (case 5)', async () => {
      const { follower, transport } = await arrange(3);

      world.dropLinks();
      for (const number of [1, 2, 3]) await world.say(`Missed ${number}`);
      await untilNoticed(
        follower,
        async () => follower.messages.size === (await world.texts()).length,
      );
      await untilNoticed(
        follower,
        () => !transport.capabilities.reconnectsItself || follower.states().includes('connected'),
      );

      expect(follower.texts()).toEqual(await world.texts());
      const told = follower.of('message').map(({ message }) => message.order);
      expect(told).toEqual([...new Set(told)].toSorted((one, other) => one - other));
      await expect(transport.send(aDraft())).resolves.toMatchObject({ author: 'me' });
    });

    it('keeps the link when it gets a new token (case 6)', async () => {
      const { follower, transport } = await arrange(1);
      const { token, expiresAt } = world.newToken();

      await transport.updateToken(token, expiresAt);

      await expect(transport.send(aDraft())).resolves.toMatchObject({ author: 'me' });
      expect(follower.of('connection')).toEqual([]);
    });

    it('reports the end once, and sends nothing after it (case 7)', async () => {
      const { follower, transport } = await arrange(1);

      world.end();
      await untilNoticed(follower, () => follower.of('ended').length > 0);

      expect(await codeOf(transport.send(aDraft()))).toBe('ended');
      await untilQuiet();
      expect(follower.of('ended')).toHaveLength(1);
    });

    it('reports an end that happened during an outage (case 7)', async () => {
      const { follower } = await arrange(1);

      world.dropLinks();
      world.end();
      await untilNoticed(follower, () => follower.of('ended').length > 0);

      await untilQuiet();
      expect(follower.of('ended')).toHaveLength(1);
    });

    it('reports nothing and leaves nothing behind after disconnect (case 8)', async () => {
      world = await setUp({ messages: 3 });
      const follower = follow();
      await follower.connect();

      await follower.transport.disconnect();
      const heard = follower.events.length;
      await world.say('Anyone there?');
      world.dropLinks();
      await untilQuiet();

      expect(follower.events).toHaveLength(heard);
      await until(() => timers() <= timersBefore);
    });

    it('reports nothing to a page that leaves while it connects (case 8)', async () => {
      world = await setUp({ messages: 1 });
      const follower = follow();

      const connecting = codeOf(follower.connect());
      await follower.transport.disconnect();

      expect(await connecting).not.toBe('resolved');
      expect(follower.events).toEqual([]);
    });

    it('denies a bad token (case 9)', async () => {
      world = await setUp({ messages: 1 });
      const { transport } = follow();

      expect(await codeOf(transport.connect(world.badSession()))).toBe('denied');
    });

    it('reports a message that never left as offline, not as ambiguous (case 10)', async () => {
      const { follower, transport } = await arrange(1);
      world.refuseLinks(true);
      world.dropLinks();
      await untilNoticed(follower, () => follower.of('connection').length > 0);

      const draft = aDraft();
      expect(await codeOf(transport.send(draft))).toBe('offline');

      expect(await countOf(draft.text)).toBe(0);
      world.refuseLinks(false);
    });

    it('reports a message whose response was lost as ambiguous, and stores it once (case 10)', async () => {
      const { follower, transport } = await arrange(1);
      const draft = aDraft();

      world.loseNextAnswer();
      expect(await codeOf(transport.send(draft))).toBe('ambiguous');
      const page = await retryUntilConnected(() => transport.history(null, HISTORY_LIMIT));
      const isThere = page.messages.some(({ clientId, text }) =>
        world.keepsClientIds === false ? text === draft.text : clientId === draft.clientId,
      );
      if (transport.capabilities.idempotentSend) await transport.send(draft);

      expect(isThere).toBe(true);
      expect(await countOf(draft.text)).toBe(1);
      await until(() => follower.texts().includes(draft.text));
    });

    it("ignores what the protocol doesn't know (case 11)", async () => {
      const { follower } = await arrange(1);
      const heard = follower.events.length;

      world.sayNonsense();
      await world.say('Still here');
      await untilNoticed(follower, () => follower.texts().includes('Still here'));

      expect(follower.events.slice(heard).map(({ type }) => type)).toEqual([
        world.isPolled === true ? 'gap' : 'message',
      ]);
    });
  });
}
