import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import { additionalInfoSubmitted } from '#store/application/details/actions.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { screenTyped, stepFailed } from '#store/application/core/slice.ts';
import { anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { anApplication, aStatus } from '#tests/support/sagas/openApplication.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import { aSelectedOffer } from '#tests/support/fixtures/offers.ts';

const asked = aStatus('COLLECT_ADDITIONAL_INFO');
const SSN = '219-09-9999';

const open = (
  application: Parameters<typeof anApplication>[0] = {},
  { savedInfo = null as AdditionalInfo | null, status = asked, given = [] as never[] } = {},
) => openPageAt({ at: 'start/contact', status, application, given }, { savedInfo });

const group = (name: string) => screen.getByRole('radiogroup', { name: new RegExp(name) });
const pick = (user: UserEvent, question: string, answer: string) =>
  user.click(within(group(question)).getByRole('radio', { name: answer }));
const press = (user: UserEvent, name = 'Continue') =>
  user.click(screen.getByRole('button', { name }));

async function answerAll(user: UserEvent) {
  await pick(user, 'should we contact you', 'Email');
  await pick(user, 'mailing address', 'Yes');
  await pick(user, 'status in the United States', 'U.S. citizen');
  await user.selectOptions(screen.getByLabelText('What is the money for?'), 'Home improvement');
  await pick(user, 'Who owns the home', 'Only me');
  await pick(user, 'marital status', 'Unmarried');
  await pick(user, 'last 90 days', 'No');
}

it('sends the answers, and the SSN only as a handle', async () => {
  const { user, actionsOf, secrets, dispatched } = await open();

  await user.type(screen.getByLabelText('Social Security number'), SSN);
  await answerAll(user);
  await press(user);

  expect(actionsOf(additionalInfoSubmitted)).toMatchObject([
    {
      payload: {
        answer: anAdditionalInfo({ maritalStatus: 'UNMARRIED' }),
        phoneNumber: null,
        ssnHandle: 'handle-1',
      },
    },
  ]);
  expect(secrets.get('handle-1')).toBe(SSN);
  expect(JSON.stringify(dispatched)).not.toMatch(/219.?09.?9999/);
});

it('AX-22 shows the known phone, and sends it only when it was changed', async () => {
  const { user, actionsOf } = await open({ isSsnOnFile: true });
  const phone = screen.getByLabelText('Mobile phone');
  expect(phone).toHaveValue('(614) 555-0142');
  expect(screen.queryByLabelText('Social Security number')).not.toBeInTheDocument();

  await user.clear(phone);
  await user.type(phone, '6145550199');
  await answerAll(user);
  await press(user);

  expect(actionsOf(additionalInfoSubmitted)).toMatchObject([
    { payload: { phoneNumber: '(614) 555-0199', ssnHandle: null } },
  ]);
});

it('adds other owners one by one, with messages inside each', async () => {
  const { user } = await open();

  await pick(user, 'Who owns the home', 'Me and someone else');
  await user.click(screen.getByRole('button', { name: 'Add another person' }));
  const second = screen.getByRole('group', { name: 'Person 2' });
  expect(within(second).getByLabelText('First name')).toHaveFocus();
  await user.type(within(second).getByLabelText('First name'), 'Mira');
  expect(second).toHaveAccessibleName('Person 2: Mira');
  await user.type(within(second).getByLabelText('Last name'), 'Tolland');
  await user.type(within(second).getByLabelText('Email'), 'mira.tolland@mail.example');
  await press(user);

  expect(within(second).getByLabelText('First name')).toHaveAccessibleDescription(
    'You are already on the application.',
  );
  expect(within(second).getByLabelText('Email')).toHaveAccessibleDescription(
    expect.stringContaining('Use a different email for each person.'),
  );
  await user.click(within(second).getByRole('button', { name: 'Remove Mira' }));
  expect(screen.queryByRole('group', { name: /^Person 2/ })).not.toBeInTheDocument();
  const first = screen.getByRole('group', { name: 'Person 1' });
  expect(within(first).getByLabelText('First name')).toHaveFocus();
});

it('AX-21 says in the summary whose field it means if several people have the same ones', async () => {
  const { user } = await open();
  await pick(user, 'Who owns the home', 'Me and someone else');
  await user.click(screen.getByRole('button', { name: 'Add another person' }));

  await press(user);

  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((text) => /first name/i.test(text))).toEqual([
    'Person 1, first name: Please enter the first name',
    'Person 2, first name: Please enter the first name',
  ]);
});

it('lets the borrower add up to four other people', async () => {
  const { user } = await open();

  await pick(user, 'Who owns the home', 'Me and someone else');
  for (const _more of [2, 3, 4]) await press(user, 'Add another person');

  expect(screen.getByRole('group', { name: 'Person 4' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add another person' })).not.toBeInTheDocument();
});

it('asks about a trust and another mailing address once the borrower has one', async () => {
  const { user } = await open();

  await pick(user, 'Who owns the home', 'A trust');
  await pick(user, 'mailing address', 'No');

  expect(screen.getByLabelText('Name of the trust')).toBeVisible();
  expect(group('Are you a trustee')).toBeVisible();
  expect(screen.getByLabelText('Street address')).toHaveAttribute(
    'autocomplete',
    'shipping address-line1',
  );
});

it('asks about a spouse and another equity loan for a home in Texas', async () => {
  const property = { ...anApplication().property, state: 'TX' } as never;
  const { user } = await open({ property });

  expect(group('home equity loan on this home')).toBeVisible();
  await pick(user, 'marital status', 'Married');

  expect(screen.getByRole('group', { name: 'Your spouse' })).toBeVisible();
  expect(screen.getByText(/That doesn't make them owe the debt/)).toBeVisible();
});

it("AX-21 distinguishes the spouse's fields from the borrower's own in the summary", async () => {
  const { user } = await open({ property: { ...anApplication().property, state: 'TX' } as never });
  await pick(user, 'marital status', 'Married');

  await press(user);

  expect(
    screen.getByRole('link', { name: 'Your spouse, first name: Please enter the first name' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(First|Last) name/ })).not.toBeInTheDocument();
});

it("doesn't ask for the marital status if the state needs no spouse to sign", async () => {
  await open({
    property: { ...anApplication().property, occupancyType: 'INVESTMENT' } as never,
  });

  expect(screen.queryByRole('radiogroup', { name: /marital/ })).not.toBeInTheDocument();
});

it('FT-42 S2 opens with the typed values over the saved ones, never with the SSN, and says why', async () => {
  await open(
    {},
    {
      given: [
        screenTyped({
          screen: 'startContact',
          values: { purpose: 'EDUCATION', ownership: 'SOLE' },
        }),
      ] as never[],
    },
  );

  expect(screen.getByLabelText('What is the money for?')).toHaveValue('EDUCATION');
  expect(screen.getByLabelText('Social Security number')).toHaveValue('');
  expect(screen.getByLabelText('Social Security number')).toHaveAccessibleDescription(
    /We don't save this number, so please type it again/,
  );
});

it("F-04 shows the lender's messages at their fields", async () => {
  const { dispatch } = await open();

  dispatch(
    stepFailed({
      step: 'additionalInfo',
      failure: aRefusal({
        message: '',
        fields: [{ field: 'phoneNumber', message: 'This phone belongs to another account.' }],
      }),
    }),
  );

  expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription(
    expect.stringContaining('This phone belongs to another account.'),
  );
});

it('shows the chosen offer in one line, with a link to change it', async () => {
  const { user, actionsOf } = await open({ selectedOffer: aSelectedOffer });

  expect(screen.getByText('$102,990.00, 7.850% for 15 years, $975.33 a month')).toBeVisible();
  await press(user, 'Change your offer');

  expect(actionsOf(offersReopened)).toMatchObject([{ payload: { from: 'startContact' } }]);
});

it('shows the facts that were sent, but never the SSN', async () => {
  const savedInfo = anAdditionalInfo({
    ownership: 'TRUST',
    trust: { name: 'Tolland Family Trust', type: 'REVOCABLE', isTrustee: true },
    purpose: 'EMERGENCY',
    preferredContact: 'PHONE',
  });
  await open({}, { savedInfo, status: aStatus('INCOME_VERIFICATION') });

  expect(screen.getByText('Tolland Family Trust')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue my application' })).toBeVisible();
});
