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
 * The contract of a chat transport (chat.md sections 2 and 8). The transports of this tree pass it, and a lender's own
 * provider has to:
 * 1. Write a test file beside this one. It opens a conversation at a service that can be driven, the provider's own test
 *    service or a stand-in, and returns it as a `TransportWorld`. `tests/support/chat/twilioWorld.ts` is an example.
 * 2. Call `describeTransport('our provider', openOurWorld)` in it, and run the file: `npm test tests/sagas/chat/transports/ours.test.ts`.
 * 3. Build with `CHAT_PROVIDER` once every case passes. No case is skipped: where a capability is false, the suite checks
 *    that the transport refuses instead.
 */

/** A conversation at a lender, as the suite drives it. */
export interface TransportWorld {
  /** A transport that is not connected, and the conversation's session; each call is one more page of it. */
  open(): { transport: ChatTransport; session: ChatSession };
  /** The same session with a token that opens nothing. */
  badSession(): ChatSession;
  /** False where the history does not say which browser's message it is; then nothing is sought there before a resend. */
  keepsClientIds?: boolean;
  /** True where the service tells nothing by itself: what is new is noticed by the ping, which the sagas send every ten seconds. */
  isPolled?: boolean;
  /** The texts of all stored messages, oldest first. */
  texts(): readonly string[] | Promise<readonly string[]>;
  /** Stores a message that does not come from the transport: an agent's, or another page's. */
  say(text: string): void | Promise<void>;
  /** Ends the chat at the lender. */
  end(): void;
  newToken(): { token: string; expiresAt: number };
  /** Cuts every link without a word. */
  dropLinks(): void;
  refuseLinks(refuses: boolean): void;
  /** The next message is stored, and its link drops before the answer. */
  loseNextAnswer(): void;
  /** Sends what no version of the protocol has. */
  sayNonsense(): void;
  close(): Promise<void>;
}

export type SetUpTransport = (order: { messages: number }) => Promise<TransportWorld>;

/** Long, for a busy machine: no test waits for it to pass. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 10;

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Did not come true: ${holds.toString()}`);
    await pause(LOOK_MS);
  }
}

/** As long as an event takes that must not come. */
const quietly = () => pause(300);

/** Asks until a link is there, and as soon as it is. */
export async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ChatError && error.code === 'offline')) throw error;
      await pause(LOOK_MS);
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

/** A transport refuses what it cannot do, before anything leaves. */
const REFUSED = { code: 'fault' };

/** What a work resolves with, or the code that it rejects with. */
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: unknown }) => ({ code: error.code ?? error }));

/** What the sagas do with a transport: they keep messages by id, walk back over gaps and connect again. */
export class Follower {
  readonly events: ChatEvent[] = [];
  readonly messages = new Map<string, ChatMessage>();
  readonly transport: ChatTransport;
  readonly #session: ChatSession;
  before: string | null = null;

  constructor({ transport, session }: ReturnType<TransportWorld['open']>) {
    this.transport = transport;
    this.#session = session;
    transport.subscribe((event) => this.#hear(event));
  }

  /** In order. */
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

  /** Reads the newest pages, until one has what was known before. */
  async #heal(known: number) {
    for (let before: string | null = null; ;) {
      const page = await this.transport.history(before, HISTORY_LIMIT);
      this.#keep(page.messages);
      before = page.before;
      if (before === null || page.messages.some(({ order }) => order <= known)) return;
    }
  }

  async #reconnect(): Promise<void> {
    for (;;) {
      const code = await codeOf(this.connect());
      if (code !== 'offline') return;
      await quietly();
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

/** The timers of this process that keep it from ending. */
export const timers = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout' || kind === 'Interval')
    .length;

/** The contract of a transport (chat.md section 2): every implementation, a lender's own too, passes it. */
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
    /** Waits for what the service tells, or what a ping finds. */
    const untilNoticed = ({ transport }: Follower, holds: () => boolean | Promise<boolean>) =>
      until(async () => {
        if (world.isPolled === true) await codeOf(transport.ping());
        return holds();
      });
    const countOf = async (wanted: string) =>
      (await world.texts()).filter((text) => text === wanted).length;

    afterEach(async () => {
      await Promise.all(followers.splice(0).map(({ transport }) => transport.disconnect()));
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
      await quietly();
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

    it('tells missed messages once and in order (case 5)', async () => {
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
      await quietly();
      expect(follower.of('ended')).toHaveLength(1);
    });

    it('reports an end that came during an outage (case 7)', async () => {
      const { follower } = await arrange(1);

      world.dropLinks();
      world.end();
      await untilNoticed(follower, () => follower.of('ended').length > 0);

      await quietly();
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
      await quietly();

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

    it('reports a message that never left as offline, not as in doubt (case 10)', async () => {
      const { follower, transport } = await arrange(1);
      world.refuseLinks(true);
      world.dropLinks();
      await untilNoticed(follower, () => follower.of('connection').length > 0);

      const draft = aDraft();
      expect(await codeOf(transport.send(draft))).toBe('offline');

      expect(await countOf(draft.text)).toBe(0);
      world.refuseLinks(false);
    });

    it('reports a message whose answer was lost as in doubt, and stores it once (case 10)', async () => {
      const { follower, transport } = await arrange(1);
      const draft = aDraft();

      world.loseNextAnswer();
      expect(await codeOf(transport.send(draft))).toBe('ambiguous');
      const page = await insist(() => transport.history(null, HISTORY_LIMIT));
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
