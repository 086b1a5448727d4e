import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ChatLauncher } from '#src/chat/ChatLauncher.tsx';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { chatOpened } from '#store/chat/actions.ts';
import { chatClosed, messagesArrived } from '#store/chat/slice.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { setWindowIsSmall, started } from '#tests/support/render/renderChat.tsx';
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

it('CHAT-02 CHAT-19 chat.md 24 opens the chat with the focus inside, and returns the focus at Escape', async () => {
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

it('AX-08 opens the chat from the line of a page, too', async () => {
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
    'CHAT-25 AX-37 leaves the focus where it is, until it is touched; small window: %s',
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
