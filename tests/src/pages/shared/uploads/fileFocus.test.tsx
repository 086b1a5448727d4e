import { screen } from '@testing-library/react';

import {
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadSent,
} from '#store/application/uploads/slice.ts';
import { good, openLive, CARD, input, aFile, refused } from '#tests/support/render/uploadZones.tsx';

describe('AX-02 the focus after a button disappears', () => {
  const action = (name: string) => screen.getByRole('button', { name });

  it('moves the focus to the next file after a removal, else to the previous one, else to the input', async () => {
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

  it('moves the focus to the password box after a wrong password, so that Enter removes no file', async () => {
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

  it('leaves the focus where the user moved it meanwhile', async () => {
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
