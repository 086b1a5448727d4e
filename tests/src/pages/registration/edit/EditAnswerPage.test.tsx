import { screen } from '@testing-library/react';

import { EditAnswerPage } from '#src/pages/registration/edit/EditAnswerPage.tsx';
import { summaryEditCancelled, summaryEditRequested } from '#store/application/intents.ts';
import { lenderDataReceived, lenderDataRequested } from '#store/application/lenderDataSlice.ts';
import { screenDraftsRestored, stepFailed, stepStarted } from '#store/application/slice.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { linesLookedUp, linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress, aRefusal } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { aSummary } from '#tests/support/fixtures/summaries.ts';

const organisation = anOrganisation({ companyInfo: { supportPhoneNumber: '(800) 555-0100' } });

const open = (step: string, about: Partial<Summary> = {}) =>
  renderWithStore(<EditAnswerPage />, {
    organisation,
    at: `register/${UUID}/${step}`,
    given: [
      ...openedAt(aStatus('APP_SUBMISSION')),
      todayChanged({ today: '2026-11-21' }),
      lenderDataRequested({ uuid: UUID, names: ['summary'] }),
      lenderDataReceived({ summary: aSummary(about) }),
    ],
  });

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
])('ROUTE-REG-15 %s asks "%s"', (step, title) => {
  open(step);

  expect(heading()).toHaveTextContent(title);
});

it('shows the name as the lender has it, and saves it as it is changed', async () => {
  const { user, told } = open('name');
  const lastName = screen.getByRole('textbox', { name: 'Last name' });
  expect(lastName).toHaveValue('Tolland');

  await user.type(lastName, '-Reyes ');
  await user.click(press());

  expect(told(summaryEditRequested)).toEqual([
    summaryEditRequested({
      step: 'name',
      changes: { name: { firstName: 'Mira', lastName: 'Tolland-Reyes' } },
    }),
  ]);
});

it('the same rules speak as in the registration', async () => {
  const { user, told } = open('contact-info');
  const email = screen.getByRole('textbox', { name: 'Email' });

  await user.clear(email);
  await user.click(press());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Please enter your email');
  expect(told(summaryEditRequested)).toEqual([]);
});

it('the property is saved with its use, and a home only for somebody who lives elsewhere', async () => {
  const { user, told } = open('property-info');
  expect(screen.queryByRole('combobox', { name: 'Home address' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: /I rent it out/ }));
  await user.click(screen.getByRole('combobox', { name: 'Home address' }));
  await user.paste('905 Kingfisher Place, Chicago, IL 60618');
  await user.click(press());

  const home = { street1: '905 Kingfisher Place', city: 'Chicago', state: 'IL', zip: '60618' };
  expect(told(summaryEditRequested)).toEqual([
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

it('VAL-TYPEAHEAD-1 a property that is typed and not chosen is looked up before it is saved', async () => {
  const { user, told, happen } = open('property-info');
  const street = screen.getByRole('combobox', { name: 'Property address' });
  const found = aHomeAddress({ street1: '905 Kingfisher Place', city: 'Chicago', zip: '60618' });

  await user.clear(street);
  await user.type(street, '905 Kingfisher Pl');
  await user.click(press());
  expect(told(linesSubmitted)).toEqual([linesSubmitted({ property: '905 Kingfisher Pl' })]);
  expect(told(summaryEditRequested)).toEqual([]);
  happen(linesLookedUp({ property: found }));

  expect(told(summaryEditRequested)).toMatchObject([
    { payload: { changes: { propertyAddress: found } } },
  ]);
});

it('whether it is for sale is saved as a yes or no', async () => {
  const { user, told } = open('sale-status');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(press());

  expect(told(summaryEditRequested)).toMatchObject([
    { payload: { changes: { isListedForSale: true } } },
  ]);
});

it('A-17 a low income is asked about once here too', async () => {
  const { user, told } = open('income-info');
  const income = screen.getByRole('textbox', { name: 'Yearly income before taxes' });

  await user.clear(income);
  await user.type(income, '4000');
  await user.click(press());
  expect(told(summaryEditRequested)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Yes, this is my yearly income/ }));
  await user.click(press());

  expect(told(summaryEditRequested)).toEqual([
    summaryEditRequested({
      step: 'income-info',
      changes: { income: 4_000, otherIncome: 0, employmentType: 'FULL_TIME' },
    }),
  ]);
});

it('VAL-DOB-3 the age is that of the state where somebody lives', async () => {
  const { user } = open('birthdate', { homeAddress: aHomeAddress({ state: 'AL' }) });
  const year = screen.getByRole('textbox', { name: 'Year' });

  await user.clear(year);
  await user.type(year, '2008');
  await user.click(press());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(
    'or 19 years old if you reside in the state of Alabama.',
  );
});

it('what was typed before a reload comes back, and never over what is being typed', async () => {
  const { user, happen } = open('name');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 's');

  happen(screenDraftsRestored({ 'register/name': { firstName: 'Miranda', lastName: 'Someone' } }));

  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Miranda');
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Tollands');
});

it('"Cancel" is a way out without a press of "Save"', async () => {
  const { user, told } = open('birthdate');

  await user.click(press('Cancel'));

  expect(told(summaryEditCancelled)).toEqual([summaryEditCancelled({ step: 'birthdate' })]);
  expect(told(summaryEditRequested)).toEqual([]);
});

it('FT-40 while it is being saved the button says so, and a press does nothing', async () => {
  const { user, told, happen } = open('contact-info');
  happen(stepStarted({ step: 'summaryEdit' }));

  await user.click(press('Saving'));

  expect(told(summaryEditRequested)).toEqual([]);
});

it('what the lender refuses stands at its field', () => {
  const { happen } = open('name');
  const fields = [{ field: 'name.lastName', message: 'Last name is required' }];

  happen(stepFailed({ step: 'summaryEdit', failure: aRefusal({ message: '', fields }) }));

  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
    'Last name is required',
  );
});

it('when it is too late, the form says whom to call', () => {
  const { happen } = open('name');
  const failure = aRefusal({ status: 409, code: 'SUMMARY_LOCKED' });

  happen(stepFailed({ step: 'summaryEdit', failure }));

  const alert = screen.getByRole('alert', { name: 'Error' });
  expect(alert).toHaveTextContent("You can't change this now. Call us and we will help.");
  expect(alert).toHaveTextContent('(800) 555-0100');
});

it('who comes too late is told so instead of asked, with the phone and a way back', () => {
  open('name', { isLocked: true });

  expect(
    screen.getByText("You can't change this now. Call us and we will help."),
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

it('the question stands still until the next page is there', () => {
  const { happen } = open('name');

  happen(
    locationChanged({ pathname: `/account/heloc/${UUID}/start/app-summary`, search: '' }),
    lenderDataRequested({ uuid: UUID, names: ['summary'] }),
  );

  expect(heading()).toHaveTextContent('What is your legal name?');
});
