import { act, screen } from '@testing-library/react';

import { LinkReturnPage } from '#src/pages/closed/LinkReturnPage.tsx';
import { linkReturned } from '#store/application/linking/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { UUID } from '#tests/support/sagas/openApplication.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const continueLink = () => screen.queryByRole('link', { name: 'Continue' });

it.each([
  [
    'the screen of the link',
    [linkReturned({ uuid: UUID, path: 'bank/autopay' })],
    `/account/heloc/${UUID}/bank/autopay`,
  ],
  ['the dashboard', [], '/dashboard'],
])('ROUTE-REG-14: is never blank, and after ten seconds leads on to %s', (_case, given, to) => {
  renderInState(<LinkReturnPage />, { at: 'plaid-oauth-success', given });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Taking you back to your application',
  );
  expect(continueLink()).toBeNull();

  act(() => jest.advanceTimersByTime(10_000));

  expect(continueLink()?.getAttribute('href')).toMatch(to);
});
