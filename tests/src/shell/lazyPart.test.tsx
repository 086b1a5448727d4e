import { act, fireEvent, screen } from '@testing-library/react';

import { lazyPart } from '#src/shell/lazyPart.tsx';
import {
  connectionChanged,
  exitChosen,
  loaderAdvanced,
  loaderShown,
  locationChanged,
} from '#store/shell/slice.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { Waiting } from '#src/shell/Waiting.tsx';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

describe('lazyPart', () => {
  const Toast = ({ text }: { text: string }) => <p>{text}</p>;

  const NO_LINE = new Error('No line');

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  function open(load: () => Promise<typeof Toast>) {
    const Overlays = lazyPart('overlays', load);
    return renderWithStore(<Overlays isWanted={false} text="Saved" />);
  }

  it('FT-01 loads the overlays half a second after the first input, before they are wanted', async () => {
    open(() => Promise.resolve(Toast));
    await pass(60_000);
    expect(screen.queryByText('Saved')).toBeNull();

    fireEvent.pointerMove(document.body);
    await pass(500);

    expect(screen.getByText('Saved')).toBeVisible();
  });

  it("FT-01 loads overlays that couldn't load offline when the connection is back", async () => {
    let isOnline = false;
    const { dispatch } = open(() => (isOnline ? Promise.resolve(Toast) : Promise.reject(NO_LINE)));
    dispatch(connectionChanged({ isOnline }));
    fireEvent.pointerMove(document.body);
    await pass(60_000);
    expect(screen.queryByText(/Saved|could not be shown/)).toBeNull();

    isOnline = true;
    dispatch(connectionChanged({ isOnline }));
    await pass(500);

    expect(screen.getByText('Saved')).toBeVisible();
  });
});

const waitAt = (checklistStatus: string, isSlow: boolean) =>
  renderInState(<Waiting />, {
    given: [
      locationChanged({ pathname: `/account/heloc/${UUID}/liens`, search: '' }),
      ...openedAt(aStatus(checklistStatus)),
      loaderShown(),
      loaderAdvanced({ message: 2, isSlow }),
    ],
  });

it.each([
  ['works', 'GEN_NOTE_SIGNING', 0],
  ["doesn't respond", 'LIEN_VERIFICATION', 1],
])('F-05 leads on from a lender that %s for ten seconds', async (_how, status, retries) => {
  const { user, actionsOf } = waitAt(status, true);

  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  await user.click(screen.getByRole('button', { name: 'Go To Dashboard' }));
  expect(actionsOf(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
});

it('offers no other way out of a wait that has just started', () => {
  waitAt('LIEN_VERIFICATION', false);

  expect(screen.queryByRole('button', { name: /Try again|Dashboard/ })).toBeNull();
});

it.each(['LIEN_VERIFICATION', 'APPLICATION_REVIEW_IN_PROGRESS', 'HARD_CREDIT_PULL'])(
  "doesn't mention a new account or a demand after the submission: %s",
  (status) => {
    waitAt(status, false);

    const dialog = screen.getByRole('dialog');
    expect(dialog).not.toHaveTextContent(/Creating your account|We need you/);
  },
);
