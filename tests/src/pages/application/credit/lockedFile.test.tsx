import { screen, within } from '@testing-library/react';

import { proofSent } from '#store/application/intents.ts';
import { uploadFailed, uploadRetried } from '#store/application/uploads/slice.ts';
import { open, CARD, input, files, aFile, refused } from '#tests/support/render/noCreditPage.tsx';

// A form is filled in key by key, and the machine may be busy with something else.
jest.setTimeout(30_000);

it('opens a locked PDF with its password, which goes by the vault', async () => {
  const { user, happen, told, secrets } = open();

  await user.upload(input(CARD), aFile());
  happen(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  expect(within(files(CARD)).getByText(/This PDF has a password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the password of card.pdf' }));
  expect(screen.getByLabelText('Password of card.pdf')).toHaveAttribute('type', 'text');
  await user.type(screen.getByLabelText('Password of card.pdf'), 'open-sesame{Enter}');

  expect(told(uploadRetried)).toMatchObject([{ payload: { passwordHandle: 'handle-1' } }]);
  expect(secrets.get('handle-1')).toBe('open-sesame');
  expect(told(proofSent)).toEqual([]);
  happen(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  expect(within(files(CARD)).getByText('That password did not open the file.')).toBeVisible();
});

it('AX-20 a file cannot be opened without a password, and its box says so', async () => {
  const { user, happen, told } = open();
  await user.upload(input(CARD), aFile());
  happen(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));

  await user.click(screen.getByRole('button', { name: 'Open the file card.pdf' }));

  const box = screen.getByLabelText('Password of card.pdf');
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Required');
  expect(told(uploadRetried)).toEqual([]);
});

it('AX-20 the box for a password says that it is required, what for, and whether it was wrong', async () => {
  const { user, happen } = open();
  const box = () => screen.getByLabelText('Password of card.pdf');
  const refuse = () =>
    happen(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  await user.upload(input(CARD), aFile());

  refuse();
  expect(box()).toBeRequired();
  expect(box()).toBeValid();
  expect(box()).toHaveAccessibleDescription(
    'This PDF has a password. Enter it so that we can open it.',
  );
  await user.type(box(), 'sesame{Enter}');
  refuse();

  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('That password did not open the file.');
});

it('F-10 the password of a file stands in its box and not in the markup of the page', async () => {
  const { user, happen } = open();
  await user.upload(input(CARD), aFile());
  happen(uploadFailed({ id: 'card.pdf', failure: refused(422, 'PDF_PASSWORD') }));
  const box = screen.getByLabelText('Password of card.pdf');

  await user.type(box, 'open-sesame');

  expect(box).toHaveValue('open-sesame');
  expect(document.body.innerHTML).not.toContain('open-sesame');
});

it('FT-108 the box for a password names its file without tricks', async () => {
  const { user, happen } = open();

  await user.upload(input(CARD), aFile('card\u202Efdp.pdf'));
  happen(uploadFailed({ id: 'card\u202Efdp.pdf', failure: refused(422, 'PDF_PASSWORD') }));

  expect(screen.getByLabelText('Password of cardfdp.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the password of cardfdp.pdf' })).toBeVisible();
});
