import { screen } from '@testing-library/react';

import { modalClosed } from '#store/shell/slice.ts';
import { open } from '#tests/support/render/modalsPage.tsx';

it.each([
  [
    'applicationCancelled',
    'Your application is cancelled',
    'Your documents stay in your dashboard.',
  ],
  ['lineCancelled', 'Your line is cancelled', 'No money will be sent.'],
] as const)('shows %s before the main site', async (id, title, words) => {
  const { user, actionsOf } = open({ id });

  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Done' }));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id })]);
});
