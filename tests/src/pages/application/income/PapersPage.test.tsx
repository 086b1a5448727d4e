import { screen } from '@testing-library/react';

import { PapersPage } from '#src/pages/application/income/PapersPage.tsx';
import { papersSubmitted } from '#store/application/income/actions.ts';
import type { IncomeNeeds } from '#store/application/income/income.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { someNeeds } from '#tests/support/fixtures/income.ts';
import { uploadLimits } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const file = (group: UploadGroup) => [
  fileAdded({ id: 'file-1', fileName: 'a.pdf', sizeBytes: 10, group, applicationUuid: UUID }),
  uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
];

const open = (
  query = '',
  {
    about = {},
    status = aStatus('INCOME_VERIFICATION'),
    group = null,
  }: {
    about?: Partial<IncomeNeeds>;
    status?: ReturnType<typeof aStatus>;
    group?: UploadGroup | null;
  } = {},
) =>
  renderScreen(<PapersPage />, {
    at: `income/upload${query}`,
    status,
    given: [
      lenderDataReceived({ income: someNeeds(about), uploadLimits }),
      ...(group === null ? [] : file(group)),
    ],
  });

const send = () => screen.getByRole('button', { name: 'Send' });

it('sends pay stubs with their facts', async () => {
  const { user, actionsOf } = await open('', { group: 'payStubs' });
  expect(screen.getByRole('heading', { level: 1, name: 'Upload your pay stubs' })).toBeVisible();
  expect(screen.getByText(/^1 pay stub from the last 30 days\./)).toBeVisible();

  await user.type(screen.getByLabelText('Employer'), 'Wyndale Mills');
  await user.selectOptions(screen.getByLabelText('How often are you paid?'), 'TWICE_A_MONTH');
  await user.type(screen.getByLabelText('Month'), '11');
  await user.type(screen.getByLabelText('Day'), '20');
  await user.type(screen.getByLabelText('Year'), '2026');
  await user.click(send());

  expect(actionsOf(papersSubmitted)).toMatchObject([
    {
      payload: {
        kind: 'PAYSTUB',
        payFrequency: 'TWICE_A_MONTH',
        employerName: 'Wyndale Mills',
        lastPayDate: '2026-11-20',
        recordUuid: null,
      },
    },
  ]);
});

it('asks only for papers with kind=other, and sends them for the income in the address', async () => {
  const { user, actionsOf } = await open('?kind=other&record=record-2', {
    about: { employmentType: 'RETIRED' },
    group: 'incomePapers',
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Upload your income papers' }),
  ).toBeVisible();
  expect(screen.getByText(/^Send an award letter\./)).toBeVisible();
  expect(screen.queryByLabelText('Employer')).toBeNull();

  await user.click(send());

  expect(actionsOf(papersSubmitted)).toMatchObject([
    { payload: { kind: 'OTHER', payFrequency: null, recordUuid: 'record-2' } },
  ]);
});
