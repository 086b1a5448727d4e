import { screen } from '@testing-library/react';

import { LogForSupport } from '#src/shell/page/LogForSupport.tsx';
import {
  logDeliveryEnded,
  logDeliveryOffered,
  logDeliveryRequested,
  logRequested,
} from '#store/shell/slice.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

it('SC-14 saves a log, and says that it holds nothing typed', async () => {
  const { user, actionsOf } = renderWithStore(<LogForSupport />);

  expect(screen.getByText(/never what you typed\. It stays on your device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save a log for support' }));

  expect(actionsOf(logRequested)).toHaveLength(1);
});

it('sends a log only once, where the deployment takes logs', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<LogForSupport />);
  dispatch(logDeliveryOffered());

  await user.click(screen.getByRole('button', { name: 'Send a log to support' }));
  await user.click(screen.getByRole('button', { name: 'Sending the log…' }));

  expect(actionsOf(logDeliveryRequested)).toHaveLength(1);
  dispatch(logDeliveryEnded());
  expect(screen.getByRole('button', { name: 'Send a log to support' })).toBeEnabled();
});
