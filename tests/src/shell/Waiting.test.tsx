import { screen } from '@testing-library/react';

import { Waiting } from '#src/shell/Waiting.tsx';
import { exitChosen, loaderAdvanced, loaderShown, locationChanged } from '#store/shell/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

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
  ['does not answer', 'LIEN_VERIFICATION', 1],
])('F-05 leads on from a lender that %s for ten seconds', async (_how, status, retries) => {
  const { user, actionsOf } = waitAt(status, true);

  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  await user.click(screen.getByRole('button', { name: 'Go To Dashboard' }));
  expect(actionsOf(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
});

it('shows no other way out of a wait that has just begun', () => {
  waitAt('LIEN_VERIFICATION', false);

  expect(screen.queryByRole('button', { name: /Try again|Dashboard/ })).toBeNull();
});

it.each(['LIEN_VERIFICATION', 'APPLICATION_REVIEW_IN_PROGRESS', 'HARD_CREDIT_PULL'])(
  'speaks of no new account and of no demand after the submission: %s',
  (status) => {
    waitAt(status, false);

    const dialog = screen.getByRole('dialog');
    expect(dialog).not.toHaveTextContent(/Creating your account|We need you/);
  },
);
