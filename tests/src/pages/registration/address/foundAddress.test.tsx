import { screen, within } from '@testing-library/react';

import { HomeAddressPage } from '#src/pages/registration/address/HomeAddressPage.tsx';
import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import {
  linesLookedUp,
  linesSubmitted,
  suggestionsReceived,
  type FoundAddresses,
} from '#store/registration/address/lookupSlice.ts';
import { homeAddressSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { eligibilityReceived } from '#store/registration/slice.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { apply, known, street, suggest } from '#tests/support/render/propertyAddress.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const LINE = '512 amberstone dr';
const CHOOSE = 'Please choose your address from the list, or select "Enter address manually"';
const summary = () => screen.getByRole('alert', { name: 'Error' });
const homeStreet = () => screen.getByRole('combobox', { name: 'Home address' });

type Situation = NonNullable<Parameters<typeof renderWithStore>[1]>;

/** Submits a property without a chosen suggestion, and returns this lookup result for it. */
async function pressed(found: FoundAddresses, situation: Situation = {}, use = 'I live here') {
  const view = renderWithStore(<PropertyAddressPage />, situation);
  await view.user.type(street(), LINE);
  await view.user.click(screen.getByRole('radio', { name: use }));
  await view.user.click(apply());
  const asked = view.actionsOf(linesSubmitted);
  view.dispatch(linesLookedUp(found));
  return { ...view, asked };
}

it('VAL-TYPEAHEAD-1 looks up a street without a choice on submit, and takes the matching address', async () => {
  const { asked, actionsOf } = await pressed({ property: known });

  expect(asked).toEqual([linesSubmitted({ property: LINE })]);
  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
  expect(street()).toHaveValue(known.street1);
  expect(screen.getByText('Columbus, OH 43214')).toBeVisible();
});

it('VAL-TYPEAHEAD-1 asks the borrower to choose a street without a match, or to enter it by hand', async () => {
  const { user, actionsOf, dispatch } = await pressed({ property: null });

  expect(summary()).toHaveFocus();
  expect(street()).toHaveAccessibleDescription(expect.stringContaining(CHOOSE));
  expect(street()).toHaveValue(LINE);
  expect(screen.getByRole('button', { name: 'Enter address manually' })).toBeVisible();
  await user.click(apply());
  expect(actionsOf(linesSubmitted)).toHaveLength(1);

  await user.type(street(), 'ive');
  expect(street()).toBeValid();
  dispatch(...suggest(known));
  await user.clear(street());
  await user.type(street(), known.street1);
  await user.click(await screen.findByRole('option', { name: /Columbus, OH 43214/ }));
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('opens the parts to ask for a ZIP code that a chosen suggestion lacks', async () => {
  const { user, actionsOf, dispatch } = renderWithStore(<PropertyAddressPage />);
  await user.type(street(), known.street1);
  dispatch(...suggest({ ...known, zip: '' }));
  await user.click(await screen.findByRole('option', { name: /Columbus, OH/ }));

  expect(screen.getByLabelText('City')).toHaveValue(known.city);
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/valid zipcode/);
  expect(actionsOf(linesSubmitted)).toEqual([]);
});

it('sends nothing when time travel shows the lookup result of another submit', async () => {
  const { dispatched, dispatch } = renderWithStore(<PropertyAddressPage />);

  dispatch(linesSubmitted({ property: LINE }), linesLookedUp({ property: known }));

  expect(dispatched.map(({ type }) => type)).toEqual([linesSubmitted.type, linesLookedUp.type]);
  expect(street()).toHaveValue('');
});

it('leads from the line of the summary to the list of suggestions', async () => {
  const { user, actionsOf, dispatch } = await pressed({ property: null });
  dispatch(suggestionsReceived({ askedFor: LINE, suggestions: [known] }));
  expect(screen.queryByRole('option')).toBeNull();

  await user.click(within(summary()).getByRole('link', { name: /choose your address/ }));
  await user.click(screen.getByRole('option', { name: /Columbus, OH 43214/ }));
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('looks up the property and the home next to it with one submit (decision 9)', async () => {
  const view = renderWithStore(<PropertyAddressPage />, { at: 'register' });
  await view.user.type(street(), LINE);
  await view.user.click(screen.getByRole('radio', { name: 'Second home' }));
  await view.user.type(homeStreet(), '88 Fernleigh Road');
  await view.user.click(apply());
  expect(view.actionsOf(linesSubmitted)).toEqual([
    linesSubmitted({ property: LINE, home: '88 Fernleigh Road' }),
  ]);

  view.dispatch(linesLookedUp({ property: known, home: null }));
  expect(homeStreet()).toHaveAccessibleDescription(expect.stringContaining(CHOOSE));
  expect(street()).toBeValid();
  await view.user.type(homeStreet(), ' 2');
  await view.user.click(apply());
  const home = aHomeAddress({ street1: '88 Fernleigh Road 2' });
  view.dispatch(linesLookedUp({ home }));

  const property = aProperty({ occupancyType: 'SECONDARY' });
  expect(view.actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property, home })]);
});

it('looks up the home on its own screen, too', async () => {
  const { user, actionsOf, dispatch } = renderWithStore(<HomeAddressPage />, {
    at: 'register-v2/home-address',
  });
  await user.type(homeStreet(), LINE);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(actionsOf(linesSubmitted)).toEqual([linesSubmitted({ home: LINE })]);

  dispatch(linesLookedUp({ home: known }));

  expect(actionsOf(homeAddressSubmitted)).toEqual([homeAddressSubmitted(known)]);
});

it('shows a note about a found place without lending before the next submit', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, actionsOf } = await pressed(
    { property: known },
    { given: [eligibilityReceived({ states: [{ state: 'TX', eligible: true }] })] },
  );

  expect(screen.getAllByText(/We don't lend here yet/)[0]).toBeVisible();
  expect(shown.mock.contexts.at(-1)).toBe(street());
  expect(actionsOf(propertySubmitted)).toEqual([]);
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toHaveLength(1);
});

it("S5 doesn't apply the lookup result of an abandoned submit later", async () => {
  const { actionsOf } = renderWithStore(<PropertyAddressPage />, {
    given: [linesSubmitted({ property: LINE }), linesLookedUp({ property: known })],
  });

  expect(street()).toHaveValue('');
  expect(actionsOf(propertySubmitted)).toEqual([]);
});
