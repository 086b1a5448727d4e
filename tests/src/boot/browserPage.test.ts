import { fireEvent } from '@testing-library/react';

import { browserPage } from '#src/boot/browserPage.ts';

it('FT-24: a page is seen when it is shown, and when its window is turned to', () => {
  const changed = jest.fn();
  const stop = browserPage().onVisible(changed);

  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('focus'));
  expect(changed.mock.calls).toEqual([[true], [true]]);

  stop();
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('focus'));
  expect(changed).toHaveBeenCalledTimes(2);
});
