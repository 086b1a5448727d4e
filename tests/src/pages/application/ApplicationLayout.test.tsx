import { screen } from '@testing-library/react';

import { ApplicationLayout } from '#src/pages/application/ApplicationLayout.tsx';
import { officerReceived } from '#store/application/slice.ts';
import { aStatus, openedAt } from '#tests/support/openApplication.ts';
import { anOriginator } from '#tests/support/registration.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';

it('F-01 LOCARD-01 has whoever referred the borrower beside it, once known', async () => {
  const { happen } = renderWithStore(
    <ApplicationLayout>
      <h1>Hold</h1>
    </ApplicationLayout>,
    { given: openedAt(aStatus('ONSITE_APPRAISAL_PENDING')) },
  );
  expect(screen.queryByRole('region', { name: 'Your loan officer' })).toBeNull();

  happen(officerReceived(anOriginator()));

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
});
