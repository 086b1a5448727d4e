import { screen, within } from '@testing-library/react';

import { EstimateValuePage } from '#src/pages/application/valuation/EstimateValuePage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { screenDraftsRestored } from '#store/application/core/slice.ts';
import { homeEstimateSubmitted } from '#store/application/valuation/actions.ts';
import type { Application } from '#store/application/core/application.ts';
import type { HomeEstimate } from '#store/application/valuation/homeEstimate.ts';
import { anEstimate, anEstimateForm, uploadLimits } from '#tests/support/fixtures/valuations.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, anApplication } from '#tests/support/sagas/openApplication.ts';

const SCREEN = 'bpo/estimate-value';

const open = (
  homeEstimate: HomeEstimate | null,
  {
    status = 'NO_AVM_FOUND',
    typed = {},
    application = {},
  }: { status?: string; typed?: object; application?: Partial<Application> } = {},
) =>
  renderScreen(<EstimateValuePage />, {
    at: SCREEN,
    status: aStatus(status),
    application,
    given: [
      lenderDataReceived({ homeEstimate, uploadLimits }),
      screenDraftsRestored({ bpoEstimateValue: { ...typed } }),
    ],
  });

const send = () => screen.getByRole('button', { name: 'Send' });

it('says why it asks, and that the borrower gets a copy of a valuation', async () => {
  await open(null);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about your home');
  expect(
    screen.getByText(
      "We couldn't value your home automatically. Your answers help an appraiser; they don't decide your loan.",
    ),
  ).toBeVisible();
  expect(screen.getByText(/You'll get a copy even if we don't make the loan/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Needs major work/ })).not.toBeChecked();
});

it('sends the answers as numbers and codes', async () => {
  const { condition: _condition, ...typed } = anEstimateForm;
  const { user, actionsOf } = await open(null, { typed });

  await user.click(screen.getByRole('radio', { name: /^Good/ }));
  await user.click(send());

  expect(actionsOf(homeEstimateSubmitted)).toMatchObject([{ payload: anEstimate }]);
});

it('fills in what the records say about the home', async () => {
  const { property } = anApplication();
  await open(null, {
    application: { property: property && { ...property, propertyType: 'CONDO', yearBuilt: 1987 } },
  });

  expect(screen.getByRole('radio', { name: /^Condo/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Year built' })).toHaveValue('1987');
});

it('asks for a recent appraisal instead of the answers, and leads back to them', async () => {
  const { user } = await open(null);

  await user.click(screen.getByRole('button', { name: 'I have a recent appraisal' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Send your recent appraisal');
  await user.click(screen.getByRole('button', { name: 'Send the appraisal' }));
  expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: /Back/ }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about your home');
});
