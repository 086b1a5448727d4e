import type { Message, Paginator } from '@twilio/conversations';

import type { HistoryPage } from '#store/chat/messages.ts';

import { ChatError } from './transport.ts';
import { within } from './twilioClient.ts';
import { loadName } from './twilioEvents.ts';
import { chatErrorOf, indexOf, isUser, messageFromTwilio } from './twilioMessages.ts';
import type { Joined, Own } from './twilioState.ts';

/** Loads the names of authors who have left. */
async function loadAuthorNames(joined: Joined, messages: readonly Message[]) {
  const { client, me, names } = joined;
  const authors = new Set(messages.flatMap(({ author }) => author ?? []));
  const unknown = [...authors].filter((one) => one !== me && !names.has(one) && isUser(one));
  await Promise.all(unknown.map((one) => loadName(joined, one, client.getUser(one))));
}

/** Stores a page, because the package needs it to load the one before it. */
async function keep(joined: Joined, page: Paginator<Message>): Promise<HistoryPage> {
  await loadAuthorNames(joined, page.items);
  const messages = page.items.map((one) => messageFromTwilio(one, joined.me, joined.names));
  joined.newest = Math.max(joined.newest, messages.at(-1)?.order ?? -1);
  const oldest = messages[0];
  if (!oldest || !page.hasPrevPage) return { messages, before: null };
  const before = String(oldest.order);
  joined.pages.set(before, page);
  return { messages, before };
}

/** Waits for the events of an outage. Until they arrive, the package returns pages from before it. */
async function catchUp({ limits }: Own, joined: Joined) {
  const { conversation } = joined;
  await within(limits.catchUp, async (over) => {
    const count = await conversation.getMessagesCount();
    // Marks the newest message as seen, because no event will come for it.
    await keep(joined, await conversation.getMessages(1));
    await new Promise<void>((resolve) => {
      const look = () => {
        if (joined.newest >= count - 1) resolve();
      };
      conversation.on('messageAdded', look);
      over.addEventListener('abort', () => conversation.off('messageAdded', look));
      look();
    });
  });
  joined.isBehind = false;
}

export async function newestPage(own: Own, joined: Joined, limit: number): Promise<HistoryPage> {
  if (joined.isBehind)
    await (joined.catchingUp ??= catchUp(own, joined).finally(() => {
      joined.catchingUp = null;
    }));
  return keep(joined, await joined.conversation.getMessages(limit));
}

export async function history(
  own: Own,
  before: string | null,
  limit: number,
): Promise<HistoryPage> {
  const { joined } = own;
  if (joined?.client.connectionState !== 'connected')
    throw new ChatError('offline', 'The chat is not connected');
  const { conversation, pages } = joined;
  try {
    if (before === null) return await newestPage(own, joined, limit);
    const page = pages.get(before);
    const older = page?.prevPage() ?? conversation.getMessages(limit, Number(before) - 1);
    return await keep(joined, await older);
  } catch (error) {
    throw chatErrorOf(error, 'offline');
  }
}

export async function attachmentUrl(
  own: Own,
  messageId: string,
  attachmentId: string,
): Promise<string> {
  const { joined } = own;
  if (!joined) throw new ChatError('offline', 'The chat is not connected');
  try {
    const index = indexOf(messageId);
    const { items } = await joined.conversation.getMessages(1, index);
    const media = items.find((message) => message.index === index)?.attachedMedia;
    const url = await media?.[Number(attachmentId)]?.getContentTemporaryUrl();
    if (url === undefined || url === null) throw new ChatError('fault', 'The file has no address');
    return url;
  } catch (error) {
    throw chatErrorOf(error, 'offline');
  }
}
