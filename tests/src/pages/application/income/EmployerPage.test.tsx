import { screen } from '@testing-library/react';

import { EmployerPage } from '#src/pages/application/income/EmployerPage.tsx';
import { employerSubmitted } from '#store/application/income/actions.ts';
import type { Employment } from '#store/application/income/employer.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { someNeeds } from '#tests/support/fixtures/income.ts';
import { uploadLimits } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const told: Employment = {
  employerName: 'Unreachable Ltd',
  jobTitle: 'Miller',
  startDate: '2019-03-01',
  workPhone: '(614) 555-0123',
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
  state: 'CALLING',
};

const letter = [
  fileAdded({
    id: 'file-1',
    fileName: 'offer.pdf',
    sizeBytes: 10,
    group: 'employerPapers',
    applicationUuid: UUID,
  }),
  uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
];

const open = (
  employment: Employment | null,
  {
    status = aStatus('EMPLOYMENT_VERIFICATION'),
    employmentType = 'FULL_TIME',
    given = [] as typeof letter,
  } = {},
) =>
  renderScreen(<EmployerPage />, {
    at: 'income/employer-verification',
    status,
    given: [
      lenderDataReceived({
        income: someNeeds({ employmentType }),
        employment,
        uploadLimits,
      }),
      ...given,
    ],
  });

const send = () => screen.getByRole('button', { name: 'Send' });
const agree = () =>
  screen.getByRole('checkbox', { name: /may ask my employer whether I work there/ });

it('sends the employer, a contact and the consent (T-20)', async () => {
  const { user, actionsOf } = await open(null);
  expect(
    screen.getByText(
      "We'll contact your employer once to confirm you work there. We won't say why.",
    ),
  ).toBeVisible();
  await user.click(send());
  expect(screen.getAllByText(/Give a work phone or a work email\./)[0]).toBeVisible();

  await user.type(screen.getByLabelText('Employer'), 'Wyndale Mills');
  await user.type(screen.getByLabelText('Your job title'), 'Miller');
  await user.type(screen.getByLabelText('Month'), '3');
  await user.type(screen.getByLabelText('Day'), '1');
  await user.type(screen.getByLabelText('Year'), '2019');
  await user.type(screen.getByLabelText(/^Work email/), 'hr@mill.example');
  await user.click(agree());
  await user.click(send());

  expect(actionsOf(employerSubmitted)).toMatchObject([
    {
      payload: {
        employerName: 'Wyndale Mills',
        startDate: '2019-03-01',
        workPhone: null,
        workEmail: 'hr@mill.example',
        hasPapers: false,
      },
    },
  ]);
});

it('asks self-employed borrowers about their business', async () => {
  const { user, actionsOf } = await open(null, { employmentType: 'SELF_EMPLOYED' });

  await user.type(screen.getByLabelText('Name of your business'), 'Mill');
  await user.type(screen.getByLabelText('License number or website'), 'mill.example');
  await user.type(screen.getByLabelText('Years in business'), '4');
  await user.click(agree());
  await user.click(send());

  expect(screen.queryByLabelText('Employer')).toBeNull();
  expect(actionsOf(employerSubmitted)).toMatchObject([
    { payload: { businessName: 'Mill', yearsInBusiness: 4, employerName: null } },
  ]);
});

it('shows the status card and what was told while the employer is called', async () => {
  await open(told);

  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByText('What you told us')).toBeVisible();
  expect(screen.getByLabelText('Your job title')).toHaveValue('Miller');
});

it('says that the employer has confirmed it', async () => {
  await open({ ...told, state: 'CONFIRMED' });

  expect(screen.getByText('Your employer has confirmed it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

it('takes papers instead of a contact after a call without an answer (9.4)', async () => {
  const { user, actionsOf } = await open({ ...told, state: 'CALLED_NO_ANSWER' }, { given: letter });
  expect(screen.getByText('Your employer did not answer')).toBeVisible();
  expect(screen.queryByLabelText('Employer')).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Give another contact' }));
  expect(screen.getByLabelText('Employer')).toHaveValue('Unreachable Ltd');
  await user.click(screen.getByRole('radio', { name: 'Upload an offer letter or a W-2' }));
  await user.click(agree());
  await user.click(send());

  expect(actionsOf(employerSubmitted)).toMatchObject([
    { payload: { hasPapers: true, employerName: null } },
  ]);
});
