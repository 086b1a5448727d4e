import { fireEvent } from '@testing-library/react';

import { browserPage } from '#src/boot/ports/browserPage.ts';

it('FT-24: reports a page as visible when it is shown, and when its window has the focus', () => {
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

it('S2: reports that a page is about to unload when a reload is requested, and when it unloads', () => {
  const left = jest.fn();
  const stop = browserPage().onLeaving(left);

  fireEvent(window, new Event('beforeunload'));
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);

  stop();
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
});
