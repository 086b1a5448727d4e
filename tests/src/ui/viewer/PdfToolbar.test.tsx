import { fireEvent, render, screen } from '@testing-library/react';

import { PdfToolbar } from '#src/ui/viewer/PdfToolbar.tsx';
import { setupUser } from '#tests/support/render/setupUser.ts';

it('F-12 searches on Enter in the search box, but not on the Enter that ends a word of an input method', async () => {
  const user = setupUser();
  const onFind = jest.fn();
  const nothing = () => undefined;
  render(
    <PdfToolbar
      view="page"
      onView={nothing}
      page={1}
      pages={2}
      zoom={1}
      canZoom={{ in: true, out: true }}
      onZoom={nothing}
      searchMessage=""
      onFind={onFind}
      onEnd={nothing}
      links={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  const box = screen.getByRole('searchbox', { name: 'Find in this document' });
  await user.type(box, '利率');

  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(onFind).not.toHaveBeenCalled();
  await user.type(box, '{Enter}');

  expect(onFind).toHaveBeenCalledWith('利率');
});
