import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';

import type { CreditIdentification } from '#store/application/credit/credit.ts';
import { IdentificationPage } from '#src/pages/application/credit/IdentificationPage.tsx';
import { creditIdentificationSubmitted } from '#store/application/credit/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';

const open = (
  identification: Partial<CreditIdentification> = {},
  status = aStatus('CREDIT_NO_MATCH'),
  given: readonly UnknownAction[] = [],
) =>
  renderScreen(<IdentificationPage />, {
    at: 'credit/social',
    status,
    given: [
      lenderDataReceived({
        creditIdentification: {
          name: { firstName: 'Mira', lastName: 'Tolland' },
          dob: '1984-03-09',
          address: { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' },
          triesMade: 0,
          triesLeft: 3,
          formerLastName: null,
          previousAddress: null,
          ...identification,
        },
      }),
      ...given,
    ],
  });

const number = () => screen.getByLabelText('Social Security number');
const again = /We don't save this number, so please type it again/;
const press = () => screen.getByRole('button', { name: 'Check again' });

it('shows the facts that the bureaus were asked with, each with a link to correct it', async () => {
  await open();

  expect(screen.getByText('Mira Tolland')).toBeVisible();
  expect(screen.getByText('03/09/1984')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit birth date' })).toHaveAttribute(
    'href',
    `/account/heloc/register/${UUID}/birthdate`,
  );
});

it("sends the number as a handle, and no previous address for a borrower who didn't move", async () => {
  const { user, actionsOf, dispatched, secrets } = await open();

  await user.type(number(), '219 09 9999');
  await user.type(screen.getByLabelText(/Former last name/), 'Ashby');
  await user.click(press());

  expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
    { payload: { ssnHandle: 'handle-1', formerLastName: 'Ashby', previousAddress: null } },
  ]);
  expect(secrets.get('handle-1')).toBe('219 09 9999');
  expect(JSON.stringify(dispatched)).not.toMatch(/219.?09.?9999/);
});

it('asks a borrower who moved for the whole address', async () => {
  const { user, actionsOf } = await open();

  await user.type(number(), '219099999');
  await user.click(screen.getByRole('checkbox', { name: 'I moved in the last 12 months' }));
  await user.click(press());
  expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(
    'Street address is required',
  );
  await user.type(screen.getByLabelText('Street address'), '1 Fern Way');
  await user.type(screen.getByLabelText('City'), 'Dayton');
  await user.selectOptions(screen.getByLabelText('State'), 'OH');
  await user.type(screen.getByLabelText('ZIP code'), '45402');
  await user.click(press());

  expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
    {
      payload: {
        previousAddress: { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' },
      },
    },
  ]);
});

it('says what is wrong with the number', async () => {
  const { user } = await open();
  await user.type(number(), '912-12-3456');
  await user.click(press());
  expect(number()).toHaveAccessibleDescription(
    expect.stringContaining(
      'This looks like a taxpayer number. Enter your Social Security number.',
    ),
  );
});

it.each([
  [2, 'We still could not find you. You have 2 more tries.'],
  [1, 'We still could not find you. You have 1 more try.'],
])('counts the tries that are left after a failed search: %d', async (triesLeft, text) => {
  await open({ triesMade: 3 - triesLeft, triesLeft });

  expect(screen.getByText(text)).toBeVisible();
});

it('F-02 asks only for the number again after a failed search, and keeps the former name and address', async () => {
  const previousAddress = { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' };
  const { user, actionsOf } = await open({
    triesMade: 1,
    triesLeft: 2,
    formerLastName: 'Ashby',
    previousAddress,
  });

  expect(screen.getByLabelText('Street address')).toHaveValue('1 Fern Way');
  expect(number()).toHaveValue('');
  expect(number()).toHaveAccessibleDescription(again);
  await user.type(number(), '219099999');
  await user.click(press());

  expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
    { payload: { formerLastName: 'Ashby', previousAddress } },
  ]);
});

it('S2 says after a reload why the number is missing', async () => {
  const typed = screenTyped({ screen: 'creditSocial', values: { formerLastName: 'Ashby' } });
  const { unmount } = await open();
  expect(number()).not.toHaveAccessibleDescription(again);
  unmount();

  await open({}, undefined, [typed]);

  expect(screen.getByLabelText(/Former last name/)).toHaveValue('Ashby');
  expect(number()).toHaveAccessibleDescription(again);
});

it('repeats the consents about the soft check and about leads', async () => {
  const { user } = await open();

  await user.click(screen.getByText('This is a soft check. What you agreed to'));

  expect(screen.getByText(/written instructions to get your credit report/)).toBeVisible();
  expect(screen.getByText(/We do not ask you to agree/)).toBeVisible();
});
