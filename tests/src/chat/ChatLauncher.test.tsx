import { fireEvent, screen, waitFor, createEvent } from '@testing-library/react';

import { ChatLauncher } from '#src/chat/ChatLauncher.tsx';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { chatOpened } from '#store/chat/actions.ts';
import {
  chatClosed,
  messagesArrived,
  attachmentsAdded,
  draftTyped,
  messageQueued,
  sendRequested,
} from '#store/chat/slice.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { setWindowIsSmall, started, renderChat } from '#tests/support/render/renderChat.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { someFlags } from '#tests/support/fixtures/flags.ts';

beforeAll(giveElementsSizes);

beforeEach(() => setWindowIsSmall(false));

const launcher = (name = 'Chat with us') => screen.getByRole('button', { name });

const withoutChat = someFlags({ 'fe-webchat': false });

const unread = (count: number) =>
  messagesArrived({
    isSeen: false,
    messages: Array.from({ length: count }, (_, index) => aMessage(index)),
  });

it('CHAT-02 CHAT-19 chat.md 24 opens the chat with the focus inside, and returns the focus on Escape', async () => {
  const { user, actionsOf } = renderWithStore(<ChatLauncher />);

  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  await user.click(launcher());
  const panel = await screen.findByRole('region', { name: 'Chat with us' });
  expect(actionsOf(chatOpened)).toEqual([chatOpened({ by: 'borrower' })]);
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(panel).not.toBeInTheDocument();
  expect(launcher()).toHaveFocus();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

it('CHAT-19 hides an open chat with the button, and leaves it open after a double click', async () => {
  const { user, actionsOf, store } = renderWithStore(<ChatLauncher />);

  await user.dblClick(launcher());
  await screen.findByLabelText('Name');
  expect(store.getState().chat?.isOpen).toBe(true);
  await user.click(launcher());

  await waitFor(() => expect(actionsOf(chatClosed)).toHaveLength(1));
});

it('CHAT-01 AX-08 shows no way to a chat without the flag', () => {
  renderWithStore(
    <>
      <ChatLine />
      <ChatLauncher />
    </>,
    { given: [withoutChat] },
  );

  expect(screen.queryByRole('button')).toBeNull();
});

it("AX-08 opens the chat from a page's own line, too", async () => {
  const { user, actionsOf } = renderWithStore(<ChatLine />);

  await user.click(launcher());

  await waitFor(() => expect(actionsOf(chatOpened)).toEqual([chatOpened({ by: 'borrower' })]));
});

it.each([
  [1, 'Chat with us , 1 unread'],
  [9, 'Chat with us , 9 unread'],
  [10, 'Chat with us , 9+ unread'],
])('counts %d unread messages in the name of its button (chat.md 18)', async (count, name) => {
  renderWithStore(<ChatLauncher />, { given: [...started(), unread(count)] });

  expect(await screen.findByRole('button', { name })).toBeVisible();
});

it('says who wrote what while the chat is closed, and counts several messages (chat.md 22)', async () => {
  const { dispatch } = renderWithStore(<ChatLauncher />, { given: started() });

  dispatch(messagesArrived({ isSeen: false, messages: [aMessage(1, { text: 'Hello' })] }));
  expect(await screen.findByText('Sam: Hello')).toBeInTheDocument();
  dispatch(
    messagesArrived({ isSeen: false, messages: [aMessage(2)] }),
    messagesArrived({ isSeen: false, messages: [aMessage(3), aMessage(4)] }),
  );

  expect(await screen.findByText('3 new messages')).toBeInTheDocument();
});

it('counts the unread messages in the title of a hidden tab (chat.md 18)', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.title = 'Income | Larkmere';
  renderWithStore(<ChatLauncher />, { given: [...started(), unread(2)] });

  await waitFor(() => expect(document.title).toBe('(2) Income | Larkmere'));
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));

  await waitFor(() => expect(document.title).toBe('Income | Larkmere'));
  hidden.mockRestore();
});

describe('a panel that a message opens', () => {
  const openedByMessage = [
    ...started(),
    messagesArrived({ isSeen: false, messages: [aMessage(1, { text: 'Hello' })] }),
    chatOpened({ by: 'message' }),
  ];
  const page = (
    <>
      <label>
        Street <input />
      </label>
      <ChatLauncher />
    </>
  );

  it.each([false, true])(
    'CHAT-25 AX-37 leaves the focus where it is until the user touches it; small window: %s',
    async (isSmall) => {
      setWindowIsSmall(isSmall);
      const { user, dispatch, store } = renderWithStore(page);
      await user.type(screen.getByLabelText('Street'), '12 Oak');

      dispatch(...openedByMessage);
      await screen.findByText('Hello');
      expect(screen.getByLabelText('Street')).toHaveFocus();
      expect(screen.getByLabelText('Street')).toHaveValue('12 Oak');
      await user.click(screen.getByLabelText('Your message'));

      expect(store.getState().chat?.isOpenedByMessage).toBe(false);
      expect(screen.getByLabelText('Your message')).toHaveFocus();
    },
  );
});

it('opens the chat as a modal dialog on a small screen (chat.md 24)', async () => {
  setWindowIsSmall(true);
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user } = renderWithStore(<ChatLauncher />);

  await user.click(launcher());

  expect(await screen.findByRole('dialog', { name: 'Chat with us' })).toBeVisible();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

const box = () => screen.getByLabelText('Your message');

const aFile = (name: string, type: string, size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const picture = aFile('house.png', 'image/png', 2048);

it('CHAT-12 CHAT-13 chat.md 7 sends on Enter, breaks the line on Shift+Enter, keeps text until queued', async () => {
  const { user, actionsOf, dispatch } = renderChat(started());

  await user.type(box(), 'Hello{Shift>}{Enter}{/Shift}Sam{Enter}');
  expect(actionsOf(sendRequested)).toHaveLength(1);
  expect(box()).toHaveValue('Hello\nSam');
  dispatch(
    messageQueued({
      clientId: 'c',
      text: 'Hello\nSam',
      attachments: [],
      createdAt: '2026-11-25T15:00:00Z',
    }),
  );

  expect(box()).toHaveValue('');
  expect(box()).toHaveAccessibleDescription('Enter sends. Shift+Enter starts a new line.');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'ignores the Enter of an input method: %j (chat.md 12)',
  (composing) => {
    const { actionsOf } = renderChat([...started(), draftTyped({ text: 'にほん' })]);
    const press = createEvent.keyDown(box(), { key: 'Enter', ...composing });

    fireEvent(box(), press);

    expect(actionsOf(sendRequested)).toEqual([]);
    expect(press.defaultPrevented).toBe(false);
  },
);

it('VAL-CHAT-4 sends nothing without a text or a file', async () => {
  const { user, actionsOf } = renderChat(started());

  await user.type(box(), '{Enter}');
  expect(screen.queryByText('Write a message or add a file first.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(actionsOf(sendRequested)).toEqual([]);
  expect(box()).toHaveAccessibleDescription(/^Write a message or add a file first./);
  expect(box()).toHaveFocus();
});

it("doesn't cut a text, and says by how much it is too long (chat.md 7)", async () => {
  const { user, actionsOf } = renderChat(started());

  await user.click(box());
  await user.paste('x'.repeat(5002));
  await user.keyboard('{Enter}');

  expect(box()).toHaveAccessibleDescription(
    /^Your message is 2 characters too long. It can have up to 5,000./,
  );
  expect(box()).toHaveAttribute('maxlength', '20000');
  expect(actionsOf(sendRequested)).toEqual([]);
});

describe('files', () => {
  const added = attachmentsAdded([
    { id: 'house.png', name: 'house.png', contentType: 'image/png', size: 2048 },
  ]);

  it('CHAT-06 chat.md 13 adds files with the picker', async () => {
    const { user, actionsOf } = renderChat(started());

    await user.upload(screen.getByLabelText('Add files'), picture);

    expect(actionsOf(attachmentsAdded)).toEqual([added]);
    expect(screen.getByRole('listitem', { name: '' })).toHaveTextContent('house.png 2 KB');
  });

  it('adds files by pasting and dropping (chat.md 13)', () => {
    const { actionsOf } = renderChat(started());

    fireEvent.paste(box(), { clipboardData: { files: [picture] } });
    fireEvent.drop(screen.getByRole('log'), {
      dataTransfer: { types: ['Files'], files: [aFile('plan.pdf', 'application/pdf')] },
    });

    expect(actionsOf(attachmentsAdded)).toEqual([
      added,
      attachmentsAdded([
        { id: 'plan.pdf', name: 'plan.pdf', contentType: 'application/pdf', size: 10 },
      ]),
    ]);
  });

  it('removes a file before sending, and moves the focus to the box (chat.md 14)', async () => {
    const { user, store } = renderChat([...started(), added]);

    await user.click(screen.getByRole('button', { name: 'Remove house.png' }));

    expect(store.getState().chat?.draft.attachments).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it('VAL-CHAT-6 FT-95 lists each refused file with its reason, and keeps the others', () => {
    const { store } = renderChat(started());

    fireEvent.paste(box(), {
      clipboardData: {
        files: [
          aFile('big.pdf', 'application/pdf', 5 * 1024 * 1024 + 1),
          aFile('empty.txt', 'text/plain', 0),
          aFile('a.heic', 'image/heic'),
          picture,
        ],
      },
    });

    expect(
      screen.getByText('Some files were not added because they exceed the 5MB size limit.'),
    ).toBeVisible();
    for (const [name, reason] of [
      ['big.pdf', 'is larger than 5 MB.'],
      ['empty.txt', 'is empty.'],
      ['a.heic', 'is not a JPG, PNG, AMR, MP3, MP4, PDF or TXT file.'],
    ] as const)
      expect(screen.getByText(name).closest('li')).toHaveTextContent(`${name} ${reason}`);
    expect(store.getState().chat?.draft.attachments.map(({ name }) => name)).toEqual(['house.png']);
  });

  it('says that the chatbot accepts no files (chat.md 13)', () => {
    renderChat(started('chatbot'));

    expect(screen.queryByLabelText('Add files')).toBeNull();
    fireEvent.paste(box(), { clipboardData: { files: [picture] } });

    expect(screen.getByText('house.png').closest('li')).toHaveTextContent(
      'house.png cannot be read by our assistant.',
    );
  });
});
