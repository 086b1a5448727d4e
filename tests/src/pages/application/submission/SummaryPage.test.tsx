import { act, screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { documentOpened, paperRequested } from '#store/application/documents/actions.ts';
import type { DocumentList } from '#store/application/documents/documents.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { stepSent } from '#store/application/core/slice.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import type { Organisation } from '#store/org/organisation.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const sample = aDocument({ uuid: 'sample', documentType: 'SAMPLE', title: 'Sample document' });
const documentList: DocumentList = { documents: [sample], consents: [], isOnPaper: false };

const open = (
  status = 'APP_SUBMISSION',
  about: Partial<Summary> = {},
  switches: Partial<Organisation['switches']> = {},
) =>
  openPageAt(
    {
      at: 'start/app-summary',
      status: aStatus(status),
      organisation: anOrganisation({ switches }),
    },
    { summary: aSummary(about), documentList },
  );

const codeField = () => screen.getByRole('textbox', { name: 'Code on the last page' });

it('folds every answer into a card, and says what a change does to the offer', async () => {
  const { user } = await open();

  expect(screen.getByText(/gives you new offers/)).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Property' }));
  expect(card.queryByText('Single family')).not.toBeVisible();
  await user.click(card.getByRole('button', { name: /^Property.*marked with a diamond$/ }));
  expect(card.getByText('I live here', { selector: 'dd *' })).toBeVisible();
  expect(card.getByText('Single family')).toBeVisible();
  expect(card.getByRole('link', { name: 'Change the property' })).toHaveAttribute(
    'href',
    `/account/heloc/register/${UUID}/property-info`,
  );
  expect(card.getByRole('link', { name: 'Change the sale status' })).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('button', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change demographic information' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/start/hmda`,
  );
});

it('shows what the borrower could lose, with the full text of the terms one click away', async () => {
  const { user } = await open();
  const part = within(screen.getByRole('region', { name: 'Your home, and what we may do' }));
  expect(part.getByText(/You could lose it if you don't pay/)).toBeVisible();
  expect(part.getByText(/takes a lien on your home/)).not.toBeVisible();

  await user.click(part.getByRole('button'));

  expect(part.getByText(/takes a lien on your home/)).toBeVisible();
});

it('counts the ticked boxes at the button', async () => {
  const { user } = await open();
  expect(screen.getByText('0 of 3 boxes ticked')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: /privacy notice/ }));

  expect(screen.getByText('1 of 3 boxes ticked')).toBeVisible();
});

it('reopens the offers with "Change your offer"', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Change your offer' }));

  expect(actionsOf(offersReopened)).toMatchObject([{ payload: { from: 'startSummary' } }]);
});

it('submits nothing until every box is ticked and the code is typed', async () => {
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

it('opens the test page on the whole screen, and leaves it where its code is asked for (facts §8)', async () => {
  const { user, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Show me the test page' }));

  expect(actionsOf(documentOpened)).toMatchObject([{ payload: { documentUuid: 'sample' } }]);
  const reader = within(screen.getByRole('dialog', { name: 'Sample document' }));
  expect(reader.getByRole('heading', { name: 'Sample document' })).toHaveFocus();
  expect(reader.getByRole('button', { name: 'Read to the end to continue' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(reader.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(codeField()).toHaveValue('');
});

it('tells a borrower who chooses paper what happens, and submits nothing', async () => {
  const { user, store, actionsOf } = await open();

  await user.click(screen.getByRole('button', { name: 'Get paper copies' }));
  expect(actionsOf(paperRequested)).toHaveLength(1);
  await act(async () => store.dispatch(stepSent({ step: 'paperRequest', screen: null })));

  const card = screen.getByRole('region', { name: 'Paper or electronic' });
  expect(within(card).getByText('We will mail your documents. Call us to continue.')).toBeVisible();
  expect(actionsOf(applicationSubmitted)).toEqual([]);
});

it('asks for no code when the brand has no demonstration', async () => {
  const { user, actionsOf } = await open('APP_SUBMISSION', {}, { esignDemonstration: false });

  expect(screen.queryByRole('region', { name: 'Paper or electronic' })).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Submit my application' }));

  expect(actionsOf(applicationSubmitted)).toMatchObject([{ payload: { sampleCode: null } }]);
});

it('shows a home in Texas its own notice (facts §4)', async () => {
  const { propertyAddress } = aSummary();
  await open('APP_SUBMISSION', {
    propertyAddress: propertyAddress && { ...propertyAddress, state: 'TX', zip: '78701' },
  });

  expect(screen.getByRole('region', { name: /home equity lines in Texas/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /I received this notice/ })).toBeVisible();
});

it('says on the button that the documents are being made', async () => {
  await open('GEN_SUMMARY_DISCLOSURE');

  expect(screen.getByRole('button', { name: /Preparing your documents/ })).toBeVisible();
});

it('allows no edits after the hard credit check', async () => {
  await open('FINAL_OFFER', { isLocked: true });

  expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  expect(screen.getByText("You can't change this now. Call us and we'll help.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit my application' })).toBeNull();
});
