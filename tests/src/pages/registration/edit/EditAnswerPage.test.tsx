import { screen } from '@testing-library/react';

import EditAnswerPage from '#src/pages/registration/edit/EditAnswerPage.tsx';
import { summaryEditCancelled, summaryEditRequested } from '#store/application/summary/actions.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { screenDraftsRestored, stepFailed, stepStarted } from '#store/application/core/slice.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { linesLookedUp, linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress, aRefusal } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { aSummary } from '#tests/support/fixtures/summaries.ts';

const organisation = anOrganisation({ companyInfo: { supportPhoneNumber: '(800) 555-0100' } });

const editing = (step: string, about: Partial<Summary> = {}) => ({
  organisation,
  at: `register/${UUID}/${step}`,
  given: [
    ...openedAt(aStatus('APP_SUBMISSION')),
    todayChanged({ today: '2026-11-21' }),
    lenderDataRequested({ uuid: UUID, names: ['summary'] }),
    lenderDataReceived({ summary: aSummary(about) }),
  ],
});
const open = (step: string, about?: Partial<Summary>) =>
  renderInState(<EditAnswerPage />, editing(step, about));
const openLive = (step: string, about?: Partial<Summary>) =>
  renderWithStore(<EditAnswerPage />, editing(step, about));

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name = 'Save') => screen.getByRole('button', { name });

it.each([
  ['property-info', 'Tell us about the property'],
  ['sale-status', 'Is this property currently for sale?'],
  ['income-info', 'Tell us about your income'],
  ['name', 'What is your legal name?'],
  ['birthdate', 'What is your date of birth?'],
  ['contact-info', 'How can we reach you?'],
  ['login-info', 'Tell us about the property'],
])('ROUTE-REG-15 asks at %s "%s"', (step, title) => {
  open(step);

  expect(heading()).toHaveTextContent(title);
});

it('shows the name as the lender has it, and saves the changed one', async () => {
  const { user, actionsOf } = open('name');
  const lastName = screen.getByRole('textbox', { name: 'Last name' });
  expect(lastName).toHaveValue('Tolland');

  await user.type(lastName, '-Reyes ');
  await user.click(press());

  expect(actionsOf(summaryEditRequested)).toEqual([
    summaryEditRequested({
      step: 'name',
      changes: { name: { firstName: 'Mira', lastName: 'Tolland-Reyes' } },
    }),
  ]);
});

it('applies the rules of the registration', async () => {
  const { user, actionsOf } = open('contact-info');
  const email = screen.getByRole('textbox', { name: 'Email' });

  await user.clear(email);
  await user.click(press());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Please enter your email');
  expect(actionsOf(summaryEditRequested)).toEqual([]);
});

it('saves the property with its use, and a home only for a user who lives elsewhere', async () => {
  const { user, actionsOf } = open('property-info');
  expect(screen.queryByRole('combobox', { name: 'Home address' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: /I rent it out/ }));
  await user.click(screen.getByRole('combobox', { name: 'Home address' }));
  await user.paste('905 Kingfisher Place, Chicago, IL 60618');
  await user.click(press());

  const home = { street1: '905 Kingfisher Place', city: 'Chicago', state: 'IL', zip: '60618' };
  expect(actionsOf(summaryEditRequested)).toEqual([
    summaryEditRequested({
      step: 'property-info',
      changes: {
        propertyAddress: aHomeAddress(),
        occupancyType: 'INVESTMENT',
        homeAddress: home,
      },
    }),
  ]);
});

it('VAL-TYPEAHEAD-1 looks up a property without a chosen suggestion before it is saved', async () => {
  const { user, actionsOf, dispatch } = openLive('property-info');
  const street = screen.getByRole('combobox', { name: 'Property address' });
  const found = aHomeAddress({ street1: '905 Kingfisher Place', city: 'Chicago', zip: '60618' });

  await user.clear(street);
  await user.type(street, '905 Kingfisher Pl');
  await user.click(press());
  expect(actionsOf(linesSubmitted)).toEqual([linesSubmitted({ property: '905 Kingfisher Pl' })]);
  expect(actionsOf(summaryEditRequested)).toEqual([]);
  dispatch(linesLookedUp({ property: found }));

  expect(actionsOf(summaryEditRequested)).toMatchObject([
    { payload: { changes: { propertyAddress: found } } },
  ]);
});

it('saves the sale status as a yes or no', async () => {
  const { user, actionsOf } = open('sale-status');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(press());

  expect(actionsOf(summaryEditRequested)).toMatchObject([
    { payload: { changes: { isListedForSale: true } } },
  ]);
});

it('A-17 asks once about a low income here, too', async () => {
  const { user, actionsOf } = open('income-info');
  const income = screen.getByRole('textbox', { name: 'Yearly income before taxes' });

  await user.clear(income);
  await user.type(income, '4000');
  await user.click(press());
  expect(actionsOf(summaryEditRequested)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Yes, this is my yearly income/ }));
  await user.click(press());

  expect(actionsOf(summaryEditRequested)).toEqual([
    summaryEditRequested({
      step: 'income-info',
      changes: { income: 4_000, otherIncome: 0, employmentType: 'FULL_TIME' },
    }),
  ]);
});

it('restores values typed before a reload, and never over newer ones', async () => {
  const { user, dispatch } = openLive('name');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 's');

  dispatch(screenDraftsRestored({ 'edit/name': { firstName: 'Miranda', lastName: 'Someone' } }));

  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Miranda');
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Tollands');
});

it('leaves with "Cancel" and saves nothing', async () => {
  const { user, actionsOf } = open('birthdate');

  await user.click(press('Cancel'));

  expect(actionsOf(summaryEditCancelled)).toEqual([summaryEditCancelled({ step: 'birthdate' })]);
  expect(actionsOf(summaryEditRequested)).toEqual([]);
});

it.each([
  {
    what: 'a field',
    failure: aRefusal({
      message: '',
      fields: [{ field: 'name.lastName', message: 'Last name is required' }],
    }),
    texts: ['Last name: Last name is required'],
  },
  {
    what: 'a locked summary, and whom to call',
    failure: aRefusal({ status: 409, code: 'SUMMARY_LOCKED' }),
    texts: ["You can't change this now. Call us and we'll help.", '(800) 555-0100'],
  },
])('F-04 shows what the lender says about $what', ({ failure, texts }) => {
  const { dispatch } = openLive('name');
  dispatch(stepFailed({ step: 'summaryEdit', failure }));
  const alert = screen.getByRole('alert', { name: 'Error' });
  for (const text of texts) expect(alert).toHaveTextContent(text);
});

it('shows the phone and a way back instead of the question when the summary is locked', () => {
  open('name', { isLocked: true });

  expect(
    screen.getByText("You can't change this now. Call us and we'll help."),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: '(800) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+18005550100',
  );
  expect(screen.getByRole('link', { name: 'Back to your answers' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/start/app-summary`,
  );
});

it('FT-40 says on the button that it is saving, and ignores a click', async () => {
  const { user, actionsOf, dispatch } = openLive('contact-info');
  dispatch(stepStarted({ step: 'summaryEdit' }));

  await user.click(press('Saving'));
  expect(actionsOf(summaryEditRequested)).toEqual([]);
});

it('keeps the question until the next page is there', () => {
  const { dispatch } = openLive('name');

  dispatch(
    locationChanged({ pathname: `/account/heloc/${UUID}/start/app-summary`, search: '' }),
    lenderDataRequested({ uuid: UUID, names: ['summary'] }),
  );

  expect(heading()).toHaveTextContent('What is your legal name?');
});
