import { screen } from '@testing-library/react';

import { ApplicationLayout } from '#src/pages/application/ApplicationLayout.tsx';
import { applicationReceived, originatorReceived } from '#store/application/slice.ts';
import { anApplication, aStatus, openedAt } from '#tests/support/openApplication.ts';
import { anOriginator } from '#tests/support/registration.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';

it('F-01 LOCARD-01 has whoever referred the borrower beside it, once known', async () => {
  const { happen } = renderWithStore(
    <ApplicationLayout>
      <h1>Hold</h1>
    </ApplicationLayout>,
    { given: openedAt(aStatus('ONSITE_APPRAISAL_PENDING')) },
  );
  expect(screen.queryByRole('region', { name: 'Your loan officer' })).toBeNull();

  happen(originatorReceived(anOriginator()));

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
});

const selectedOffer = {
  total: 102_990,
  amount: 100_000,
  rate: 0.0785,
  term: 15,
  monthlyPayment: 975.33,
};

it.each([
  ['SIDE-03 the offer stands beside a screen', aStatus('HMDA'), 1],
  [
    'no offer stands beside a decline',
    aStatus('DECLINED', { uwDecision: 'DECLINE', declineReason: 'INCOME' }),
    0,
  ],
])('%s', (_what, status, count) => {
  renderScreen(
    <ApplicationLayout>
      <h1>Here</h1>
    </ApplicationLayout>,
    { at: 'hold', status, given: [applicationReceived(anApplication({ selectedOffer }))] },
  );

  expect(screen.queryAllByRole('region', { name: 'Your offer' })).toHaveLength(count);
});
