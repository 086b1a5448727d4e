import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { proofSubmitted } from '#store/application/credit/actions.ts';
import {
  fileAdded,
  photoAccepted,
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadRetried,
  uploadSent,
} from '#store/application/uploads/slice.ts';
import {
  MB,
  good,
  open,
  openLive,
  CARD,
  input,
  files,
  aFile,
  refused,
} from '#tests/support/render/uploadZones.tsx';
import { UUID } from '#tests/support/sagas/openApplication.ts';

it('shows the reason and what proves the identity, but no wait while the borrower acts', async () => {
  await open();

  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  expect(screen.getByText('You are new to credit in the United States.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again with other details' })).toHaveAttribute(
    'href',
    `/account/heloc/register/${UUID}/name`,
  );
  expect(
    screen.getByText("If we don't get proof within 30 days, we'll send you a written notice."),
  ).toBeVisible();
});

it('AX-34 adds the file to the upload from a real file input', async () => {
  const { user, actionsOf } = await open();

  await user.upload(input(CARD), aFile());

  expect(actionsOf(fileAdded)).toMatchObject([
    {
      payload: {
        id: 'card.pdf',
        group: 'numberProof',
        fileName: 'card.pdf',
        sizeBytes: 10,
        applicationUuid: UUID,
      },
    },
  ]);
});

it('AX-07 announces again that a file is refused again', async () => {
  await open();
  const choose = () => fireEvent.change(input(CARD), { target: { files: [aFile('card.exe')] } });
  const text = /^card.exe: We can't open this kind of file/;

  choose();
  const said = await screen.findByText(text);
  choose();

  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  {
    file: aFile('card.exe'),
    text: "We can't open this kind of file. Use PDF, JPG, PNG, HEIC or TIFF.",
  },
  { file: aFile('card.pdf', 0), text: 'This file is empty. Please choose another.' },
  {
    file: aFile('card.pdf', 26 * MB),
    text: 'This file is larger than 25 MB. Split it or take a photo instead.',
  },
])('F-11 rejects a file before it is sent: $text', async ({ file, text }) => {
  const { actionsOf } = await open();
  const { default: userEvent } = await import('@testing-library/user-event');

  await userEvent.setup({ applyAccept: false }).upload(input(CARD), file);

  expect(within(files(CARD)).getByText(text)).toBeVisible();
  expect(actionsOf(fileAdded)).toEqual([]);
});

it('FT-50 shows a message at a file that is added twice, and at one too many', async () => {
  const { user, actionsOf } = await openLive();

  await user.upload(input(CARD), aFile());
  await user.upload(input(CARD), aFile());
  expect(within(files(CARD)).getByText('You already added this file.')).toBeVisible();
  await user.upload(input(CARD), aFile('w2.pdf'));
  await user.upload(input(CARD), aFile('third.pdf'));

  expect(within(files(CARD)).getByText('You can add 2 files at most.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  expect(actionsOf(fileAdded)).toHaveLength(2);
});

it('shows the progress, and removes the file with a button that names it', async () => {
  const { user, actionsOf, dispatch } = await openLive();

  await user.upload(input(CARD), aFile());
  dispatch(uploadProgressed({ id: 'card.pdf', percent: 50 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading card.pdf' })).toHaveValue(50);
  await user.click(screen.getByRole('button', { name: 'Cancel card.pdf' }));

  expect(actionsOf(uploadRemoved)).toHaveLength(1);
  expect(screen.queryByText('card.pdf')).not.toBeInTheDocument();
});

it.each([
  {
    failure: { kind: 'offline' } as const,
    text: 'The upload stopped. Your file is still on this page.',
    canRetry: true,
  },
  { failure: refused(413), text: /This file is larger than 25 MB/ },
  {
    failure: refused(422, 'FILE_REFUSED'),
    text: "We can't accept this file. Please choose another.",
  },
  { failure: 'unreadable' as const, text: /Please choose it again/ },
])("says why a file didn't arrive: $text", async ({ failure, text, canRetry = false }) => {
  const { user, dispatch, actionsOf } = await openLive();

  await user.upload(input(CARD), aFile());
  dispatch(uploadFailed({ id: 'card.pdf', failure }));

  expect(within(files(CARD)).getByText(text)).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Try again card.pdf' });
  expect(retry !== null).toBe(canRetry);
  if (retry) await user.click(retry);
  expect(actionsOf(uploadRetried)).toHaveLength(canRetry ? 1 : 0);
});

it('FT-50 puts a file that became unreadable back in its place when it is chosen again', async () => {
  const { user, dispatch, actionsOf } = await openLive();

  await user.upload(input(CARD), aFile());
  dispatch(uploadFailed({ id: 'card.pdf', failure: 'unreadable' }));
  await user.upload(input(CARD), aFile());

  expect(actionsOf(fileAdded)).toHaveLength(2);
  expect(within(files(CARD)).getAllByRole('listitem')).toHaveLength(1);
  expect(within(files(CARD)).queryByText('You already added this file.')).toBeNull();
  expect(within(files(CARD)).getByRole('progressbar')).toBeVisible();
});

it('lets the borrower use a bad photo anyway', async () => {
  const { user, dispatch, actionsOf } = await openLive();

  await user.upload(input('Photo ID'), aFile('id.jpg'));
  dispatch(uploadSent({ id: 'id.jpg', documentUuid: 'd1', quality: { ...good, blurry: true } }));
  expect(screen.getByText('This photo looks blurry.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use it anyway id.jpg' }));

  expect(actionsOf(photoAccepted)).toHaveLength(1);
  expect(screen.queryByText('This photo looks blurry.')).not.toBeInTheDocument();
});

it('needs a document in each group before a submit, and names the missing group', async () => {
  const { user, dispatch, actionsOf } = await openLive();
  const send = () => user.click(screen.getByRole('button', { name: 'Send for review' }));

  await user.upload(input(CARD), aFile());
  await send();
  expect(
    screen.getByRole('link', { name: `${CARD}: Wait until every file is uploaded.` }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Photo ID: Add 1 more document.' })).toBeVisible();
  dispatch(uploadSent({ id: 'card.pdf', documentUuid: 'd1', quality: null }));
  await user.upload(input('Photo ID'), aFile('id.jpg'));
  dispatch(uploadSent({ id: 'id.jpg', documentUuid: 'd2', quality: good }));
  await user.type(screen.getByLabelText(/A note for us/), 'I was Ashby before.');
  await send();

  expect(actionsOf(proofSubmitted)).toMatchObject([{ payload: { note: 'I was Ashby before.' } }]);
});

it('AX-20 shows the error of a group without a document at its input, to which the summary leads', async () => {
  const { user } = await open();
  expect(input('Photo ID')).toBeValid();

  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  await user.click(screen.getByRole('link', { name: 'Photo ID: Add 1 more document.' }));

  expect(input('Photo ID')).toHaveFocus();
  expect(input('Photo ID')).toBeInvalid();
  expect(input('Photo ID')).toHaveAccessibleDescription(
    "Photo ID A driver's license, passport or state ID. Add 1 more document.",
  );
});

it('FT-50 lets the browser ask before the user leaves a page with a running upload', async () => {
  const { user, dispatch } = await openLive();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect(leave()).toBe(false);
  await user.upload(input(CARD), aFile());
  expect(leave()).toBe(true);
  dispatch(uploadSent({ id: 'card.pdf', documentUuid: 'd1', quality: null }));

  expect(leave()).toBe(false);
});
