import { createEvent, fireEvent, screen, within } from '@testing-library/react';

import { fileAdded, uploadFailed, uploadSent } from '#store/application/uploads/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { CARD, aFile, files, input, open, openLive } from '#tests/support/render/uploadZones.tsx';

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

it('leaves a pasted text alone', async () => {
  const { actionsOf } = await open();

  expect(paste([]).defaultPrevented).toBe(false);
  expect(actionsOf(fileAdded)).toEqual([]);
});

it('gives the zone the focus at a click, so that the next paste is its own', async () => {
  const { user } = await open();
  const zone = screen.getByRole('group', { name: CARD });

  await user.click(within(zone).getByText(CARD, { selector: 'p' }));

  expect(zone).toHaveFocus();
});

it('F-11 says only of a photo that the lender converts it, before and after it is sent', async () => {
  const { user, dispatch } = await openLive();
  const note = () => screen.queryAllByText("We'll convert this photo for you.");

  await user.upload(input(CARD), aFile('card.jpg'));
  expect(note()).toHaveLength(0);
  await user.upload(input(CARD), aFile('CARD.HEIF'));
  expect(note()).toHaveLength(1);
  dispatch(uploadSent({ id: 'CARD.HEIF', documentUuid: 'document-1', quality: null }));
  expect(note()).toHaveLength(1);
});

it('F-11 says that a file without a connection goes on by itself', async () => {
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
