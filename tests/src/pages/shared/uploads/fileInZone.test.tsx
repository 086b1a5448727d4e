import { screen, fireEvent, within, createEvent } from '@testing-library/react';

import {
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadSent,
  uploadRetried,
  fileAdded,
} from '#store/application/uploads/slice.ts';
import {
  good,
  openLive,
  CARD,
  input,
  aFile,
  refused,
  files,
  open,
} from '#tests/support/render/uploadZones.tsx';
import { proofSubmitted } from '#store/application/credit/actions.ts';
import { connectionChanged } from '#store/shell/slice.ts';

describe('AX-02 the focus after a button disappears', () => {
  const action = (name: string) => screen.getByRole('button', { name });

  it('moves the focus to the next file after a removal, or else to the previous one or the input', async () => {
    const { user, dispatch } = await openLive();
    await user.upload(input(CARD), [aFile('a.pdf'), aFile('b.pdf')]);
    dispatch(uploadSent({ id: 'a.pdf', documentUuid: 'd1', quality: null }));

    await user.click(action('Remove a.pdf'));
    expect(action('Cancel b.pdf')).toHaveFocus();
    await user.upload(input(CARD), aFile('c.pdf'));
    await user.click(action('Cancel c.pdf'));
    expect(action('Cancel b.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(input(CARD)).toHaveFocus();
  });

  it('keeps the focus at a file that stays', async () => {
    const { user, dispatch } = await openLive();
    await user.upload(input(CARD), [aFile('a.pdf'), aFile('b.jpg')]);
    dispatch(
      uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }),
      uploadSent({ id: 'b.jpg', documentUuid: 'd1', quality: { ...good, blurry: true } }),
    );

    await user.click(action('Try again a.pdf'));
    expect(action('Cancel a.pdf')).toHaveFocus();
    dispatch(uploadFailed({ id: 'a.pdf', failure: refused(422, 'PDF_PASSWORD') }));
    await user.type(screen.getByLabelText('Password of a.pdf'), 'open-sesame');
    await user.click(action('Open the file a.pdf'));
    expect(action('Cancel a.pdf')).toHaveFocus();
    await user.click(action('Use it anyway b.jpg'));

    expect(action('Remove b.jpg')).toHaveFocus();
  });

  it('moves the focus to the password box after a wrong password, so Enter removes no file', async () => {
    const { user, dispatch, actionsOf } = await openLive();
    const refuse = () =>
      dispatch(uploadFailed({ id: 'a.pdf', failure: refused(422, 'PDF_PASSWORD') }));
    await user.upload(input(CARD), aFile('a.pdf'));
    refuse();

    await user.type(screen.getByLabelText('Password of a.pdf'), 'sesame{Enter}');
    refuse();
    expect(screen.getByLabelText('Password of a.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(actionsOf(uploadRemoved)).toEqual([]);
  });

  it('moves the focus to "Try again" when the upload stopped again, and to "Remove" when it arrived', async () => {
    const { user, dispatch } = await openLive();
    await user.upload(input(CARD), aFile('a.pdf'));
    dispatch(uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }));

    await user.click(action('Try again a.pdf'));
    dispatch(uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }));
    expect(action('Try again a.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');
    dispatch(uploadSent({ id: 'a.pdf', documentUuid: 'd1', quality: null }));

    expect(action('Remove a.pdf')).toHaveFocus();
  });

  it('leaves the focus where the user moved it in the meantime', async () => {
    const { user, dispatch } = await openLive();
    await user.upload(input(CARD), aFile());
    await user.upload(input('Photo ID'), aFile('id.jpg'));
    dispatch(uploadSent({ id: 'id.jpg', documentUuid: 'd2', quality: { ...good, blurry: true } }));

    await user.click(action('Take it again id.jpg'));
    expect(input('Photo ID')).toHaveFocus();
    await user.click(document.body);
    dispatch(uploadProgressed({ id: 'card.pdf', percent: 50 }));

    expect(document.body).toHaveFocus();
  });
});

it('opens a locked PDF with its password, which goes through the vault', async () => {
  const { user, dispatch, actionsOf, secrets } = await openLive();

  await user.upload(input(CARD), aFile());
  dispatch(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  expect(within(files(CARD)).getByText(/This PDF has a password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the password of card.pdf' }));
  expect(screen.getByLabelText('Password of card.pdf')).toHaveAttribute('type', 'text');
  const box = screen.getByLabelText('Password of card.pdf');
  await user.type(box, 'open-sesame');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(actionsOf(uploadRetried)).toEqual([]);
  await user.type(box, '{Enter}');

  expect(actionsOf(uploadRetried)).toMatchObject([{ payload: { passwordHandle: 'handle-1' } }]);
  expect(secrets.get('handle-1')).toBe('open-sesame');
  expect(actionsOf(proofSubmitted)).toEqual([]);
  dispatch(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  expect(within(files(CARD)).getByText('That password did not open the file.')).toBeVisible();
});

it('AX-20 says at the password box that it is required, whether it is missing, and whether it was wrong', async () => {
  const { user, dispatch, actionsOf } = await openLive();
  const box = () => screen.getByLabelText('Password of card.pdf');
  const refuse = () =>
    dispatch(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  await user.upload(input(CARD), aFile());
  refuse();
  expect(box()).toBeRequired();
  expect(box()).toBeValid();
  expect(box()).toHaveAccessibleDescription(
    'This PDF has a password. Enter it so that we can open it.',
  );

  await user.click(screen.getByRole('button', { name: 'Open the file card.pdf' }));
  expect(box()).toHaveFocus();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Required');
  expect(actionsOf(uploadRetried)).toEqual([]);

  await user.type(box(), 'sesame{Enter}');
  refuse();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('That password did not open the file.');
});

it('F-10 keeps the password of a file in its box, and out of the markup of the page', async () => {
  const { user, dispatch } = await openLive();
  await user.upload(input(CARD), aFile());
  dispatch(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  const box = screen.getByLabelText('Password of card.pdf');

  await user.type(box, 'open-sesame');

  expect(box).toHaveValue('open-sesame');
  expect(document.body.innerHTML).not.toContain('open-sesame');
});

it('FT-108 labels the password box with its file, without direction tricks', async () => {
  const { user, dispatch } = await openLive();

  await user.upload(input(CARD), aFile('card\u202Efdp.pdf'));
  dispatch(uploadFailed({ id: 'card\u202Efdp.pdf', failure: refused(422, 'PDF_PASSWORD') }));

  expect(screen.getByLabelText('Password of cardfdp.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the password of cardfdp.pdf' })).toBeVisible();
});

const paste = (pasted: readonly File[]) => {
  const event = createEvent.paste(input(CARD), { clipboardData: { files: pasted } });
  fireEvent(input(CARD), event);
  return event;
};

it('F-11 adds a pasted image or file to the zone that has the focus', async () => {
  const { actionsOf } = await open();

  expect(paste([aFile('image.png')]).defaultPrevented).toBe(true);

  expect(actionsOf(fileAdded)).toMatchObject([
    { payload: { group: 'numberProof', fileName: 'image.png' } },
  ]);
});

it('leaves pasted text alone', async () => {
  const { actionsOf } = await open();

  expect(paste([]).defaultPrevented).toBe(false);
  expect(actionsOf(fileAdded)).toEqual([]);
});

it('focuses the zone on a click, so the next paste goes there', async () => {
  const { user } = await open();
  const zone = screen.getByRole('group', { name: CARD });

  await user.click(within(zone).getByText(CARD, { selector: 'p' }));

  expect(zone).toHaveFocus();
});

it('F-11 says only about a photo that the lender converts it, before and after it is sent', async () => {
  const { user, dispatch } = await openLive();
  const note = () => screen.queryAllByText("We'll convert this photo for you.");

  await user.upload(input(CARD), aFile('card.jpg'));
  expect(note()).toHaveLength(0);
  await user.upload(input(CARD), aFile('CARD.HEIF'));
  expect(note()).toHaveLength(1);
  dispatch(uploadSent({ id: 'CARD.HEIF', documentUuid: 'document-1', quality: null }));
  expect(note()).toHaveLength(1);
});

it('F-11 says that an upload without a connection continues by itself', async () => {
  const { user, dispatch } = await openLive();
  const stopped = 'The upload stopped. Your file is still on this page.';

  await user.upload(input(CARD), aFile());
  dispatch(uploadFailed({ id: 'card.pdf', failure: { kind: 'offline' } }));
  dispatch(connectionChanged({ isOnline: false }));
  expect(
    within(files(CARD)).getByText(`${stopped} The upload continues when you are back online.`),
  ).toBeVisible();
  dispatch(connectionChanged({ isOnline: true }));

  expect(within(files(CARD)).getByText(stopped)).toBeVisible();
});
