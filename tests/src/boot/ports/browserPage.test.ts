import { fireEvent } from '@testing-library/react';

import { browserPage } from '#src/boot/ports/browserPage.ts';

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

it('S2: a page is about to go when a reload is asked for, and when it goes', () => {
  const left = jest.fn();
  const stop = browserPage().onLeaving(left);

  fireEvent(window, new Event('beforeunload'));
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);

  stop();
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
});
