import { fireEvent, screen, within } from '@testing-library/react';

import { proofSubmitted } from '#store/application/credit/actions.ts';
import { uploadFailed, uploadRetried } from '#store/application/uploads/slice.ts';
import {
  openLive,
  CARD,
  input,
  files,
  aFile,
  refused,
} from '#tests/support/render/uploadZones.tsx';

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
