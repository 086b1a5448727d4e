import { fireEvent, screen, within } from '@testing-library/react';

import {
  attachmentRequested,
  conversationEnded,
  historyReceived,
  messageDeleted,
  messageFailed,
  messageQueued,
  messagesStored,
  messageRetried,
  messagesArrived,
  messagesSeen,
  olderRequested,
  participantChanged,
  queueChanged,
  typingNoted,
} from '#store/chat/slice.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { renderChat, setWindowIsSmall, started } from '#tests/support/render/renderChat.tsx';

beforeAll(giveElementsSizes);
beforeEach(() => setWindowIsSmall(false));

const log = () => screen.getByRole('log', { name: 'Messages' });
const row = (text: string | RegExp) => {
  const item = screen.getByText(text).closest('li');
  if (!item) throw new Error('No row');
  return within(item);
};
const arrive = (...messages: ReturnType<typeof aMessage>[]) =>
  messagesArrived({ isSeen: true, messages });
const queue = (clientId: string, text: string) =>
  messageQueued({ clientId, text, attachments: [], createdAt: '2026-11-25T15:00:00Z' });

it('is a polite, focusable log that announces each message that arrives (chat.md 21)', async () => {
  const { dispatch } = renderChat(started());

  dispatch(
    historyReceived({ messages: [aMessage(1, { text: 'Earlier' })], before: null }),
    arrive(aMessage(2, { author: 'me', text: 'Mine' }), aMessage(3, { text: 'Hello' })),
  );

  expect(log()).toHaveAttribute('aria-live', 'polite');
  expect(log()).toHaveAttribute('aria-relevant', 'additions');
  expect(log()).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Hello').closest('[aria-live=off]')).not.toBeNull();
  const said = await screen.findByText('Sam: Hello');
  expect(said.closest('[aria-live]')).toBe(log());
});

it('FT-94 says how many messages came when many arrive at once', async () => {
  const { dispatch } = renderChat(started());

  dispatch(...Array.from({ length: 12 }, (_, index) => arrive(aMessage(index))));

  expect(await screen.findByText('12 new messages')).toBeInTheDocument();
});

it('FT-94 keeps only a few rows of thousands of messages in the page', () => {
  renderChat([
    ...started(),
    historyReceived({
      messages: Array.from({ length: 3_000 }, (_, index) => aMessage(index)),
      before: null,
    }),
  ]);

  expect(within(log()).getAllByRole('listitem').length).toBeLessThan(200);
});

it('AX-37 says in every message who wrote it and when, but shows it once for a group (chat.md 19)', () => {
  renderChat([
    ...started(),
    participantChanged({ id: 'p', change: 'joined', name: 'Sam' }),
    arrive(aMessage(1, { text: 'One' }), aMessage(2, { text: 'Two' })),
    queueChanged({ position: 2 }),
  ]);

  const time = new Date('2026-11-25T15:04:00Z').toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
  const byline = (text: string) => row(text).getByText('Sam').parentElement;
  expect(byline('One')).toHaveTextContent(`Sam, ${time}`);
  expect(byline('One')).not.toHaveClass('visually-hidden');
  expect(byline('Two')).toHaveTextContent(`Sam, ${time}`);
  expect(byline('Two')).toHaveClass('visually-hidden');
  expect(screen.getByText('joined the chat')).toBeVisible();
  expect(screen.getByText('You are number 2 in line.')).toBeVisible();
});

it('CHAT-14 FT-100 FT-101 never shows text as HTML, and links only allowed addresses', () => {
  const text = '<b>Hi</b> https://hud.gov/a https://evil.example/b \u202Eabc';
  renderChat([...started(), arrive(aMessage(1, { text }))]);

  const link = within(log()).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://hud.gov/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const whole = link.parentElement;
  expect(whole?.tagName).toBe('BDI');
  expect(whole).toHaveTextContent('<b>Hi</b> https://hud.gov/a (opens in a new tab)');
});

describe('a message that is being sent', () => {
  it('shows a message as sending, then as not delivered with Retry and Delete (chat.md 6)', async () => {
    const { user, dispatch, actionsOf } = renderChat([
      ...started(),
      queue('a', 'Hi'),
      queue('b', 'Ho'),
    ]);
    expect(row('Hi').queryByText('Sending')).toBeNull();
    dispatch(messagesStored({ clientIds: ['a', 'b'] }));
    expect(row('Hi').getByText('Sending')).toBeVisible();

    dispatch(messageFailed({ clientId: 'a' }), messageFailed({ clientId: 'b' }));
    expect(row('Hi').getByText('Not delivered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry : Hi' }));
    expect(row('Hi').getByText('Sending')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete : Ho' }));

    expect(actionsOf(messageRetried)).toEqual([messageRetried({ clientId: 'a' })]);
    expect(actionsOf(messageDeleted)).toEqual([messageDeleted({ clientId: 'b' })]);
    expect(screen.queryByText('Ho')).toBeNull();
  });

  it.each(['Retry', 'Delete'])('AX-02 keeps the focus in the list after %s', async (name) => {
    const { user } = renderChat([
      ...started(),
      queue('c1', 'Lost'),
      messageFailed({ clientId: 'c1' }),
    ]);

    await user.click(screen.getByRole('button', { name: `${name} : Lost` }));

    expect(screen.queryByText('Not delivered')).not.toBeInTheDocument();
    expect(log()).toHaveFocus();
  });

  it('shows no Retry once the chat has ended, and shows a late delivery (chat.md 9)', () => {
    const { dispatch } = renderChat([
      ...started(),
      queue('a', 'Hi'),
      conversationEnded({ reason: 'agent', surveyUrl: null }),
    ]);
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();

    dispatch(arrive(aMessage(1, { author: 'me', clientId: 'a', text: 'Hi' })));

    expect(screen.queryByText('Not delivered')).toBeNull();
    expect(screen.getAllByText('Hi')).toHaveLength(1);
  });
});

it('FT-101 opens a file with its button, and shows its name without an override', async () => {
  const file = { id: 'f', name: 'a\u202Efdp.exe', contentType: 'text/plain', size: 2048 };
  const { user, actionsOf } = renderChat([
    ...started(),
    arrive(aMessage(1, { attachments: [file] })),
  ]);

  await user.click(screen.getByRole('button', { name: 'Open afdp.exe 2 KB' }));

  expect(actionsOf(attachmentRequested)).toEqual([
    attachmentRequested({ messageId: 'm1', attachmentId: 'f' }),
  ]);
});

it('CHAT-34 chat.md 17 asks for earlier messages, and marks the beginning', async () => {
  const { user, dispatch, actionsOf } = renderChat([
    ...started(),
    historyReceived({ messages: [aMessage(21)], before: 'cursor' }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(actionsOf(olderRequested)).toHaveLength(1);
  expect(screen.getByText('Loading earlier messages')).toBeVisible();
  dispatch(historyReceived({ messages: [aMessage(1)], before: null }));

  expect(screen.getByText(/This is the beginning of the chat./)).toBeVisible();
});

it.each([
  ['stream', 'Open deed.pdf 2 KB', 2],
  ['twilio', /deed.pdf/, 0],
] as const)(
  'shows no control after the end of a %s chat if it would get no response (chat.md 17)',
  (mode, name, buttons) => {
    const file = { id: 'f', name: 'deed.pdf', contentType: 'application/pdf', size: 2048 };
    const { dispatch } = renderChat([
      ...started(mode),
      historyReceived({
        messages: [aMessage(21, { attachments: [file] }), aMessage(22, { attachments: [file] })],
        before: 'cursor',
      }),
      olderRequested(),
    ]);

    dispatch(conversationEnded({ reason: 'agent', surveyUrl: null }));

    expect(screen.queryByText('Loading earlier messages')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(
      screen.getByText("This chat has ended, so earlier messages can't be shown."),
    ).toBeVisible();
    expect(screen.queryAllByRole('button', { name })).toHaveLength(buttons);
    expect(screen.queryAllByText(/files can't be opened/)).toHaveLength(buttons === 0 ? 1 : 0);
  },
);

describe('a reader', () => {
  const scrollTo = (fromEnd: number) => {
    Object.defineProperties(log(), {
      scrollHeight: { configurable: true, value: 1000 },
      clientHeight: { configurable: true, value: 400 },
      scrollTop: { configurable: true, writable: true, value: 600 - fromEnd },
    });
    fireEvent.scroll(log());
  };

  const scrollUp = () => {
    scrollTo(0);
    scrollTo(300);
  };

  it("counts new messages for a reader who isn't at the end (chat.md 16)", async () => {
    const { user, dispatch } = renderChat([...started(), arrive(aMessage(1))]);

    scrollUp();
    dispatch(arrive(aMessage(2), aMessage(3, { author: 'me' }), aMessage(4)));
    await user.click(screen.getByRole('button', { name: 'New messages: 2' }));
    expect(log()).toHaveFocus();
    scrollTo(0);

    expect(screen.queryByRole('button', { name: /New message/ })).toBeNull();
  });

  it('marks messages as seen once the reader is at the end (chat.md 18)', () => {
    const { dispatch, actionsOf } = renderChat(started());
    const unseen = (order: number) =>
      messagesArrived({ isSeen: false, messages: [aMessage(order)] });

    scrollUp();
    dispatch(unseen(1));
    expect(actionsOf(messagesSeen)).toHaveLength(0);
    scrollTo(0);

    expect(actionsOf(messagesSeen)).toHaveLength(1);
  });
});

it("CHAT-33 AX-37 shows who is typing, and doesn't announce it", () => {
  renderChat([...started(), typingNoted({ name: 'Sam' })]);

  const note = screen.getByText('is typing', { exact: false });
  expect(note).toHaveTextContent('Sam is typing');
  expect(note.closest('[role=log], [aria-live], output')).toBeNull();
});
