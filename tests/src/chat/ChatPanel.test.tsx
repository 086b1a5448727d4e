import { screen, within } from '@testing-library/react';

import {
  alertCleared,
  alertShown,
  chatClosed,
  conversationEnded,
  draftTyped,
  endRequested,
  feedbackGiven,
  messagesArrived,
  newChatRequested,
  preChatSubmitted,
  startFailed,
} from '#store/chat/slice.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { renderChat, setWindowIsSmall, started } from '#tests/support/render/renderChat.tsx';
import { aProfile } from '#tests/support/fixtures/registration.ts';

beforeAll(giveElementsSizes);
beforeEach(() => setWindowIsSmall(false));

const button = (name: string) => screen.getByRole('button', { name });
const ended = conversationEnded({ reason: 'agent', surveyUrl: 'https://survey.example/1' });

describe('before the chat', () => {
  it('CHAT-03 CHAT-20 starts the chat with a name and an email', async () => {
    const { user, actionsOf } = renderChat();

    await user.type(screen.getByLabelText('Name'), 'Ann Lee');
    await user.type(screen.getByLabelText('Email address'), 'ann@mail.example');
    await user.click(button('Start chat'));
    await user.click(button('Starting'));

    expect(actionsOf(preChatSubmitted)).toEqual([
      preChatSubmitted({ name: 'Ann Lee', email: 'ann@mail.example' }),
    ]);
  });

  it.each([
    ['Name', '', 'Required'],
    ['Email address', 'ann', 'Please enter a valid email address'],
  ])(
    'VAL-CHAT-1 to VAL-CHAT-3 rejects %s "%s", and moves the focus to it',
    async (label, value, words) => {
      const { user, actionsOf } = renderChat();
      const other = label === 'Name' ? 'Email address' : 'Name';
      await user.type(screen.getByLabelText(other), other === 'Name' ? 'Ann' : 'ann@mail.example');

      await user.click(screen.getByLabelText(label));
      if (value !== '') await user.paste(value);
      await user.click(button('Start chat'));

      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(actionsOf(preChatSubmitted)).toEqual([]);
    },
  );

  it('AX-22 fills in what the lender knows', () => {
    const name = { firstName: 'Ann', lastName: 'Lee' };
    renderChat([profileReceived(aProfile({ name, email: 'ann@mail.example' }))]);

    expect(screen.getByLabelText('Name')).toHaveValue('Ann Lee');
    expect(screen.getByLabelText('Email address')).toHaveValue('ann@mail.example');
  });

  it('CHAT-04 A-79 asks for no Agent ID in production', () => {
    renderChat();

    expect(screen.queryByLabelText(/Agent ID/)).toBeNull();
  });

  it("ALERT-02 FT-96 says that a chat doesn't start, with the lender's phone", () => {
    renderChat([startFailed({ alert: 'failed' })]);

    expect(screen.getByText(/Something went wrong. Please try again later./)).toHaveTextContent(
      'Something went wrong. Please try again later. Or call (800) 555-0107.',
    );
    expect(screen.getByLabelText('Name')).toBeVisible();
  });
});

describe('the alert bar', () => {
  it.each([
    ['reconnecting', 'Connection lost. Attempting to reconnect.'],
    ['token', 'Token state is invalid.'],
    ['unsent', 'Something went wrong. Please try resending the message.'],
  ] as const)(
    'CHAT-07 ALERT-01 to ALERT-04 says in the alert bar what is wrong: %s',
    (alert, text) => {
      const { dispatch } = renderChat(started());
      const bars = screen.getAllByRole('status').filter((bar) => bar.textContent === '');

      dispatch(alertShown({ alert }));
      const bar = screen.getByText(text).closest('output');
      expect(bars).toContain(bar);
      dispatch(alertCleared({ alert }));

      expect(bar).toBeEmptyDOMElement();
    },
  );

  it('lets the user write a message while the link is lost (chat.md 1)', async () => {
    const { user, store } = renderChat([...started(), alertShown({ alert: 'reconnecting' })]);

    await user.type(screen.getByLabelText('Your message'), 'Hi');

    expect(store.getState().chat?.draft.text).toBe('Hi');
  });
});

describe('the end', () => {
  it('CHAT-21 ends the chat after a question', async () => {
    const { user, actionsOf } = renderChat(started());

    await user.click(button('End chat'));
    await user.click(button('Keep chatting'));
    expect(actionsOf(endRequested)).toHaveLength(0);
    await user.click(button('End chat'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End chat' }));

    expect(actionsOf(endRequested)).toHaveLength(1);
  });

  it('CHAT-08 CHAT-09 CHAT-24 thanks at the end, and leads to the survey and a new chat', async () => {
    const { user, dispatch, actionsOf } = renderChat(started());
    await user.click(screen.getByLabelText('Your message'));

    dispatch(ended);
    expect(screen.getByRole('heading', { name: 'Thanks for chatting with us!' })).toHaveFocus();
    expect(screen.queryByLabelText('Your message')).toBeNull();
    const survey = screen.getByRole('link', { name: /Take the survey/ });
    expect(survey).toHaveAttribute('href', 'https://survey.example/1');
    expect(survey).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(button('Start new chat'));

    expect(actionsOf(newChatRequested)).toHaveLength(1);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('FT-93 lets the user read and copy unsent messages', async () => {
    const { user } = renderChat([...started(), draftTyped({ text: 'My question' }), ended]);

    expect(screen.getByLabelText('You did not send this')).toHaveValue('My question');
    await user.click(button('Copy'));

    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('My question');
  });
});

describe('feedback on an answer of the chatbot', () => {
  const answered = [
    ...started('chatbot'),
    messagesArrived({ isSeen: true, messages: [aMessage(1, { id: 'q1:a', author: 'bot' })] }),
  ];

  it('CHAT-10 VAL-CHAT-7 VAL-CHAT-8 asks for a reason, and thanks', async () => {
    const { user, actionsOf } = renderChat(answered);

    await user.click(button('Not helpful'));
    const dialog = within(screen.getByRole('dialog', { name: 'Tell us more' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Please select a reason')).toBeVisible();
    await user.click(dialog.getByLabelText('Not what I was asking about'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    expect(actionsOf(feedbackGiven)).toEqual([
      feedbackGiven({ questionId: 'q1', reason: 'NOT_ASKED', text: '' }),
    ]);
    expect(screen.getByText('Thanks for telling us.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('VAL-CHAT-9 limits the extra text to 140 characters', async () => {
    const { user, actionsOf } = renderChat(answered);

    await user.click(button('Not helpful'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('Other'));
    await user.click(dialog.getByLabelText(/Anything else/));
    await user.paste('x'.repeat(141));
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    expect(dialog.getByText('Please restrict your response to 140 characters.')).toBeVisible();
    expect(actionsOf(feedbackGiven)).toEqual([]);
  });

  it('AX-28 says at the start that a chat with the assistant ends after ten minutes', () => {
    renderChat(answered);

    expect(screen.getByText(/A chat with our assistant ends after 10 minutes./)).toBeVisible();
  });
});

it('CHAT-19 hides the chat with the close button, and keeps its draft', async () => {
  const { user, actionsOf, store } = renderChat([...started(), draftTyped({ text: 'Hi' })]);

  await user.click(button('Hide the chat'));

  expect(actionsOf(chatClosed)).toHaveLength(1);
  expect(store.getState().chat?.draft.text).toBe('Hi');
});
