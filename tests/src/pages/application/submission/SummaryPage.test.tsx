import { act, screen, within } from '@testing-library/react';

import { SummaryPage } from '#src/pages/application/submission/SummaryPage.tsx';
import { documentOpened, paperRequested } from '#store/application/documents/actions.ts';
import type { DocumentList } from '#store/application/documents/documents.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { stepSent } from '#store/application/slice.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const sample = aDocument({ uuid: 'sample', documentType: 'SAMPLE', title: 'Sample document' });
const documentList: DocumentList = { documents: [sample], consents: [], isOnPaper: false };

const { open, openLive } = waysToOpen(
  <SummaryPage />,
  (
    status: string = 'APP_SUBMISSION',
    about: Partial<Summary> = {},
    switches: Partial<Organisation['switches']> = {},
  ) => ({
    at: 'start/app-summary',
    status: aStatus(status),
    given: [
      organisationLoaded(anOrganisation({ switches })),
      lenderDataReceived({ summary: aSummary(about), documentList }),
    ],
  }),
);

const codeField = () => screen.getByRole('textbox', { name: 'Code on the last page' });

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

  expect(actionsOf(offersReopened)).toMatchObject([{ payload: { from: 'startSummary' } }]);
});

it('nothing is submitted before every box is ticked', async () => {
  const { user, actionsOf } = await open();
  const submit = screen.getByRole('button', { name: 'Submit my application' });

  await user.click(submit);
  expect(actionsOf(applicationSubmitted)).toEqual([]);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(submit);
  expect(actionsOf(applicationSubmitted)).toEqual([]);
  await user.type(codeField(), '123456');
  await user.click(submit);

  expect(actionsOf(applicationSubmitted)).toMatchObject([
    { payload: { types: ['TERMS', 'PRIVACY', 'CERTIFICATION'], sampleCode: '123456' } },
  ]);
});

it('facts §8: the sample document opens where its code is asked for', async () => {
  const { user, actionsOf } = await openLive();

  await user.click(screen.getByRole('button', { name: 'Open the sample document' }));

  expect(actionsOf(documentOpened)).toMatchObject([{ payload: { documentUuid: 'sample' } }]);
  expect(screen.getByRole('heading', { name: 'Sample document' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close the document' }));
  expect(screen.queryByRole('heading', { name: 'Sample document' })).toBeNull();
});

it('a borrower who chooses paper is told what happens, and nothing is submitted', async () => {
  const { user, store, actionsOf } = await openLive();

  await user.click(screen.getByRole('button', { name: 'Choose paper instead' }));
  expect(actionsOf(paperRequested)).toHaveLength(1);
  await act(async () => store.dispatch(stepSent({ step: 'paperRequest', screen: null })));

  const card = screen.getByRole('region', { name: 'Paper or electronic' });
  expect(within(card).getByText('We will mail your documents. Call us to continue.')).toBeVisible();
  expect(actionsOf(applicationSubmitted)).toEqual([]);
});

it('a brand without the demonstration asks for no code', async () => {
  const { user, actionsOf } = await open('APP_SUBMISSION', {}, { esignDemonstration: false });

  expect(screen.queryByRole('region', { name: 'Paper or electronic' })).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Submit my application' }));

  expect(actionsOf(applicationSubmitted)).toMatchObject([{ payload: { sampleCode: null } }]);
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
