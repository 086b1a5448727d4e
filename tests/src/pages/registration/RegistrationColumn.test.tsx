import { screen } from '@testing-library/react';

import { AppRoutes } from '#src/routes.tsx';
import { originatorReceived } from '#store/registration/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';

const progress = () => screen.getByRole('navigation', { name: 'Application progress' });

it('SIDE-06 SIDE-08 shows the step of the registration in the column', async () => {
  await withCode(() =>
    renderInState(<AppRoutes />, { at: 'register-v2/legal-name', given: everyAnswer() }),
  );

  expect(await screen.findByText(/Step 1 of 7/)).toHaveTextContent('Step 1 of 7, question 4 of 7');
  expect(progress()).toHaveTextContent('Income Info, Done');
});

it('LOCARD-01 AX-40 shows the originator in the column, and keeps the question the first heading', async () => {
  renderInState(<AppRoutes />, { given: [originatorReceived(anOriginator())] });

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
  expect(screen.getAllByRole('heading')[0]).toBe(screen.getByRole('heading', { level: 1 }));
});

it('keeps the column from one question to the next, and shows the new step', async () => {
  const { dispatch } = renderWithStore(<AppRoutes />, { given: everyAnswer() });
  const before = progress();
  expect(screen.getByText(/Step 1 of 7/)).toBeVisible();

  await withCode(() =>
    dispatch(locationChanged({ pathname: '/account/heloc/register-v2/legal-name', search: '' })),
  );

  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(progress()).toBe(before);
  expect(await screen.findByText(/^, question 4 of 7/)).toBeVisible();
});
