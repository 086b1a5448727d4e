import { screen } from '@testing-library/react';

import { ApplicationErrorPage } from '#src/shell/page/ErrorPage.tsx';
import {
  applicationFailed,
  applicationOpened,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const opened = applicationOpened({ uuid: UUID });
const said = () => screen.getByRole('alert').firstElementChild;

it('AX-07 announces each failed try, even with the same text', () => {
  const { dispatch } = renderWithStore(<ApplicationErrorPage />, {
    at: `${UUID}/start/hmda`,
    given: [opened, applicationFailed({ kind: 'offline' })],
  });
  const first = said();
  expect(first).toHaveTextContent("We couldn't reach the lender.");

  dispatch(applicationFailed({ kind: 'offline' }));

  expect(said()).not.toBe(first);
  expect(said()).toHaveTextContent("We couldn't reach the lender.");
});

it('F-04 shows the reason of the failure', () => {
  renderInState(<ApplicationErrorPage />, {
    at: UUID,
    given: [
      opened,
      routingRequested({ uuid: UUID }),
      statusFailed({ kind: 'garbled', endpoint: 'readStatus' }),
    ],
  });

  expect(screen.getByText('Something unexpected happened', { selector: 'p' })).toBeVisible();
});
