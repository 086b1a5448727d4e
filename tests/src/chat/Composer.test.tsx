import { createEvent, fireEvent, screen } from '@testing-library/react';

import { attachmentsAdded, draftTyped, messageQueued, sendRequested } from '#store/chat/slice.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { renderChat, setWindowIsSmall, started } from '#tests/support/render/renderChat.tsx';

beforeAll(giveElementsSizes);
beforeEach(() => setWindowIsSmall(false));

const box = () => screen.getByLabelText('Your message');
const aFile = (name: string, type: string, size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const picture = aFile('house.png', 'image/png', 2048);

it('CHAT-12 CHAT-13 chat.md 7 sends at Enter, breaks the line at Shift+Enter, keeps text until queued', async () => {
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

it('cuts no text, and says by how much one is too long (chat.md 7)', async () => {
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

  it('adds files by a paste and by a drop (chat.md 13)', () => {
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

  it('says that the chatbot takes no files (chat.md 13)', () => {
    renderChat(started('chatbot'));

    expect(screen.queryByLabelText('Add files')).toBeNull();
    fireEvent.paste(box(), { clipboardData: { files: [picture] } });

    expect(screen.getByText('house.png').closest('li')).toHaveTextContent(
      'house.png cannot be read by our assistant.',
    );
  });
});
