import { screen } from '@testing-library/react';

import { UnreadPage } from '#src/shell/page/UnreadPage.tsx';
import {
  applicationFailed,
  applicationOpened,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const opened = applicationOpened({ uuid: UUID });
const said = () => screen.getByRole('alert').firstElementChild;

it('AX-07 each try that fails is told, in the same words too', () => {
  const { happen } = renderWithStore(<UnreadPage />, {
    at: `${UUID}/start/hmda`,
    given: [opened, applicationFailed({ kind: 'offline' })],
  });
  const first = said();
  expect(first).toHaveTextContent('We could not reach the lender.');

  happen(applicationFailed({ kind: 'offline' }));

  expect(said()).not.toBe(first);
  expect(said()).toHaveTextContent('We could not reach the lender.');
});

it('F-04 says what kept the way on from being read', () => {
  renderWithStore(<UnreadPage />, {
    at: UUID,
    given: [
      opened,
      routingRequested({ uuid: UUID }),
      statusFailed({ kind: 'garbled', endpoint: 'readStatus' }),
    ],
  });

  expect(screen.getByText('Something unexpected happened', { selector: 'p' })).toBeVisible();
});
