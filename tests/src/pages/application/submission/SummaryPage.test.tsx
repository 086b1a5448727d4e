import { screen, within } from '@testing-library/react';

import { SummaryPage } from '#src/pages/application/submission/SummaryPage.tsx';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const open = (status = 'APP_SUBMISSION', about: Partial<Summary> = {}) =>
  renderScreen(<SummaryPage />, {
    at: 'start/app-summary',
    status: aStatus(status),
    given: [lenderDataReceived({ summary: aSummary(about) })],
  });

it('every answer is shown, with what a change does to the offer', async () => {
  await open();

  const card = screen.getByRole('region', { name: 'Property' });
  expect(within(card).getByText('I live here')).toBeVisible();
  expect(within(card).getByText('Single family')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Edit the property' })).toHaveAttribute(
    'href',
    `/account/heloc/register/${UUID}/property-info`,
  );
  expect(within(card).getAllByText('Changes the offer')).toHaveLength(2);
  expect(
    within(screen.getByRole('region', { name: 'Contact' })).getByText('Does not change the offer'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit demographic information' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/start/hmda`,
  );
});

it('"Edit your offer" reopens the offers', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Edit your offer' }));

  expect(actionsOf(offersReopened)).toMatchObject([{ payload: { reason: 'start/app-summary' } }]);
});

it('nothing is submitted before every box is ticked', async () => {
  const { user, actionsOf } = await open();
  const submit = screen.getByRole('button', { name: 'Submit my application' });

  await user.click(submit);
  expect(actionsOf(applicationSubmitted)).toEqual([]);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(submit);

  expect(actionsOf(applicationSubmitted)).toMatchObject([
    { payload: { types: ['TERMS', 'PRIVACY', 'CERTIFICATION'] } },
  ]);
});

it('facts §4: a home in Texas has its own notice', async () => {
  const { propertyAddress } = aSummary();
  await open('APP_SUBMISSION', {
    propertyAddress: propertyAddress && { ...propertyAddress, state: 'TX', zip: '78701' },
  });

  expect(screen.getByRole('region', { name: /home equity lines in Texas/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /I received this notice/ })).toBeVisible();
});

it('while the documents are made the button says so', async () => {
  await open('GEN_SUMMARY_DISCLOSURE');

  expect(screen.getByRole('button', { name: /Preparing your documents/ })).toBeVisible();
});

it('after the hard credit check nothing can be edited', async () => {
  await open('FINAL_OFFER', { isLocked: true });

  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(screen.getByText("You can't change this now. Call us and we will help.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit my application' })).toBeNull();
});
