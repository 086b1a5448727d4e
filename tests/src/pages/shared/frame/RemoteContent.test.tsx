import { act, fireEvent, screen } from '@testing-library/react';

import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { loading } from '#store/remote.ts';
import { exitChosen } from '#store/shell/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aStatus, openedAt } from '#tests/support/sagas/openApplication.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.queryByRole('button', { name });

function open() {
  return renderInState(
    <RemoteContent value={loading} title="Choose your offer" waiting="We're getting your offers.">
      {() => null}
    </RemoteContent>,
    { given: openedAt(aStatus('OFFER_SELECTION')) },
  );
}

it("F-05 shows a way on within ten seconds of a lender that doesn't respond", () => {
  const { actionsOf } = open();

  pass(9_999);
  expect(button('Try again')).toBeNull();
  pass(1);

  fireEvent.click(screen.getByRole('button', { name: 'Go To Dashboard' }));
  expect(actionsOf(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
});

it('reads once more at "Try again", and gives the new try its own ten seconds', () => {
  const { actionsOf } = open();
  pass(10_000);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(actionsOf(lenderDataRetried)).toHaveLength(1);
  expect(button('Try again')).toBeNull();
  pass(10_000);
  expect(button('Try again')).toBeVisible();
});
