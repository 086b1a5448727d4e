import { screen } from '@testing-library/react';

import {
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadSent,
} from '#store/application/uploads/slice.ts';
import { good, open, CARD, input, aFile, refused } from '#tests/support/render/noCreditPage.tsx';

// A form is filled in key by key, and the machine may be busy with something else.
jest.setTimeout(30_000);

describe('AX-02 what is pressed and goes leaves the focus', () => {
  const action = (name: string) => screen.getByRole('button', { name });

  it('at the next file when one is removed, at the one before when it was the last, else where files come in', async () => {
    const { user, happen } = open();
    await user.upload(input(CARD), [aFile('a.pdf'), aFile('b.pdf')]);
    happen(uploadSent({ id: 'a.pdf', documentUuid: 'd1', quality: null }));

    await user.click(action('Remove a.pdf'));
    expect(action('Cancel b.pdf')).toHaveFocus();
    await user.upload(input(CARD), aFile('c.pdf'));
    await user.click(action('Cancel c.pdf'));
    expect(action('Cancel b.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(input(CARD)).toHaveFocus();
  });

  it('at the file when it stays', async () => {
    const { user, happen } = open();
    await user.upload(input(CARD), [aFile('a.pdf'), aFile('b.jpg')]);
    happen(
      uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }),
      uploadSent({ id: 'b.jpg', documentUuid: 'd1', quality: { ...good, blurry: true } }),
    );

    await user.click(action('Try again a.pdf'));
    expect(action('Cancel a.pdf')).toHaveFocus();
    happen(uploadFailed({ id: 'a.pdf', failure: refused(422, 'PDF_PASSWORD') }));
    await user.type(screen.getByLabelText('Password of a.pdf'), 'open-sesame');
    await user.click(action('Open the file a.pdf'));
    expect(action('Cancel a.pdf')).toHaveFocus();
    await user.click(action('Use it anyway b.jpg'));

    expect(action('Remove b.jpg')).toHaveFocus();
  });

  it('at the box for the password when it was wrong, not where a press takes the file away', async () => {
    const { user, happen, told } = open();
    const refuse = () =>
      happen(uploadFailed({ id: 'a.pdf', failure: refused(422, 'PDF_PASSWORD') }));
    await user.upload(input(CARD), aFile('a.pdf'));
    refuse();

    await user.type(screen.getByLabelText('Password of a.pdf'), 'sesame{Enter}');
    refuse();
    expect(screen.getByLabelText('Password of a.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(told(uploadRemoved)).toEqual([]);
  });

  it('at "Try again" when it stopped once more, at "Remove" when it arrived', async () => {
    const { user, happen } = open();
    await user.upload(input(CARD), aFile('a.pdf'));
    happen(uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }));

    await user.click(action('Try again a.pdf'));
    happen(uploadFailed({ id: 'a.pdf', failure: { kind: 'offline' } }));
    expect(action('Try again a.pdf')).toHaveFocus();
    await user.keyboard('{Enter}');
    happen(uploadSent({ id: 'a.pdf', documentUuid: 'd1', quality: null }));

    expect(action('Remove a.pdf')).toHaveFocus();
  });

  it('where the person took it meanwhile', async () => {
    const { user, happen } = open();
    await user.upload(input(CARD), aFile());
    await user.upload(input('Photo ID'), aFile('id.jpg'));
    happen(uploadSent({ id: 'id.jpg', documentUuid: 'd2', quality: { ...good, blurry: true } }));

    await user.click(action('Take it again id.jpg'));
    expect(input('Photo ID')).toHaveFocus();
    await user.click(document.body);
    happen(uploadProgressed({ id: 'card.pdf', percent: 50 }));

    expect(document.body).toHaveFocus();
  });
});
