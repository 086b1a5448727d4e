import { act, cleanup, screen, within } from '@testing-library/react';

import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { chainFailed } from '#store/registration/chain/slice.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import {
  birthdateSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  saleStatusSubmitted,
} from '#store/registration/answers.ts';
import {
  accountSubmitted,
  answersTyped,
  draftRestored,
  offerReceived,
  offerRefused,
  registrationEntered,
  originatorReceived,
} from '#store/registration/slice.ts';
import { backPressed, locationChanged } from '#store/shell/slice.ts';
import { aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import {
  aContactAnswer,
  aHomeAddress,
  prefilledBy,
  anOriginator,
} from '#tests/support/fixtures/registration.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { sentence } from '#tests/support/render/sentence.ts';
import { BesideQuestions } from '#src/pages/registration/BesideQuestions.tsx';
import { minutesFrom, stageOf } from '#store/application/status/stages.ts';
import { AppRoutes } from '#src/routes.tsx';
import { withCode } from '#tests/support/render/withCode.ts';

const name = { at: 'register-v2/legal-name?utm_source=mail' };

const firstName = () => screen.getByLabelText('First name');

const restored = (unsaved: object) =>
  draftRestored({
    draft: emptyDraft,
    unsaved: { name: { ...unsaved } },
    campaign: noCampaign,
    chain: idleChain,
    settled: {},
  });

const answers = [
  propertySubmitted({ property: aProperty() }),
  saleStatusSubmitted({ isListedForSale: false }),
  incomeSubmitted({ income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' }),
];

const account = accountSubmitted({
  contact: aContactAnswer(),
  consents,
  passwordHandle: 'handle',
});

it.each([
  { promiseAtContinue: true, times: 2 },
  { promiseAtContinue: false, times: 1 },
])(
  'SHELL-03 C-31 shows the promise $times times with promiseAtContinue $promiseAtContinue',
  ({ promiseAtContinue, times }) => {
    const organisation = anOrganisation({ switches: { promiseAtContinue } });
    renderInState(<LegalNamePage />, { ...name, organisation });
    expect(screen.getAllByText('Apply in 5 minutes, receive funding in 5 days')).toHaveLength(
      times,
    );
    expect(screen.getByText('Your data is protected with 256-bit encryption.')).toBeVisible();
  },
);

it('fills the fields that were untouched before the draft was read (decision 8)', () => {
  const { dispatch } = renderWithStore(<LegalNamePage />, {
    ...name,
    given: [answersTyped({ step: 'name', values: { firstName: 'Dana' } })],
  });

  dispatch(restored({ firstName: 'Old', lastName: 'Sample' }));

  expect(firstName()).toHaveValue('Dana');
  expect(screen.getByLabelText('Last name')).toHaveValue('Sample');
});

it('keeps an emptied field empty', async () => {
  const answered = [
    ...answers,
    nameSubmitted({ firstName: 'Dana', middleName: 'Ann', lastName: 'Marlow' }),
  ];
  const { user, actionsOf } = renderInState(<LegalNamePage />, { ...name, given: answered });

  await user.clear(screen.getByLabelText(/Middle name/));
  await user.tab();
  const typed = actionsOf(answersTyped);
  cleanup();
  renderInState(<LegalNamePage />, { ...name, given: [...answered, ...typed] });

  expect(screen.getByLabelText(/Middle name/)).toHaveValue('');
  expect(firstName()).toHaveValue('Dana');
});

it('S2: clears the town of a street that was typed over an answered address, even after a late return', async () => {
  const answered = [propertySubmitted({ property: aProperty() })];
  const { user, actionsOf } = renderInState(<PropertyAddressPage />, { given: answered });
  const street = () => screen.getByRole('combobox', { name: 'Property address' });

  await user.clear(street());
  await user.type(street(), '99 Elm Street');
  await user.tab();
  const typed = actionsOf(answersTyped);
  cleanup();
  const again = renderInState(<PropertyAddressPage />, { given: [...answered, ...typed] });

  expect(street()).toHaveValue('99 Elm Street');
  await again.user.click(screen.getByRole('button', { name: 'Apply Now' }));
  expect(again.actionsOf(linesSubmitted)).toEqual([linesSubmitted({ property: '99 Elm Street' })]);
  expect(again.actionsOf(propertySubmitted)).toEqual([]);
});

it('S2: adds no town to a typed street when an offer arrives late', async () => {
  const { user, dispatch } = renderWithStore(<PropertyAddressPage />);
  const street = screen.getByRole('combobox', { name: 'Property address' });

  await user.type(street, '99 Elm Street');
  dispatch(prefilledBy('offerCode', { propertyAddress: aHomeAddress() }));

  expect(street).toHaveValue('99 Elm Street');
  expect(screen.queryByText(new RegExp(aHomeAddress().city))).toBeNull();
});

it('AX-22 asks the borrower to check prefilled values', () => {
  renderInState(<LegalNamePage />, {
    ...name,
    given: [prefilledBy('offerCode', { name: { firstName: 'Rosalind', lastName: 'Sample' } })],
  });

  expect(firstName()).toHaveValue('Rosalind');
  expect(screen.getByText('We filled this in for you. Please check it.')).toBeVisible();
});

it('returns to the previous step on Back, with the query', async () => {
  const { user, actionsOf } = renderInState(<LegalNamePage />, { ...name, given: answers });

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(actionsOf(backPressed)).toEqual([
    backPressed({ to: '/account/heloc/register-v2/annual-income?utm_source=mail' }),
  ]);
});

it('A-09 MSG-REG-03 MSG-REG-04 greets a borrower with an offer in the mail', () => {
  renderInState(<PropertyAddressPage />, {
    given: [
      registrationEntered({
        campaign: { ...noCampaign, offerCode: 'HL-48213', isPrescreen: true },
      }),
      offerReceived({ offerCode: 'HL-48213', firstName: 'Rosalind', respondByDate: '2027-12-31' }),
    ],
  });

  expect(
    screen.getByText(
      sentence('Welcome, Rosalind. Your offer HL-48213 is good until December 31, 2027.'),
    ),
  ).toBeVisible();
  expect(screen.getByText("Checking your rate won't affect your credit score")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check my rate' })).toBeVisible();
});

it.each([
  {
    note: 'expired',
    respondByDate: '2026-01-31',
    text: 'This offer ended on January 31, 2026. You can still apply.',
  },
  {
    note: 'unknown',
    respondByDate: null,
    text: "We can't find that offer code. You can continue without it.",
  },
] as const)(
  'lets the registration continue with an offer that is $note',
  ({ note, respondByDate, text }) => {
    renderInState(<PropertyAddressPage />, { given: [offerRefused({ note, respondByDate })] });
    expect(screen.getByText(text)).toBeVisible();
  },
);

it('asks for the soft check at the last question after the account was set up first', () => {
  const { dispatch } = renderWithStore(<LegalNamePage />, {
    ...name,
    given: [...answers, account],
  });
  expect(screen.queryByText(/This is a soft check/)).toBeNull();

  act(() => dispatch(birthdateSubmitted({ dob: '1985-04-27' })));

  expect(screen.getByText(/This is a soft check/)).toBeVisible();
});

it('FT-04 says at the last question that the chain failed after it, and continues on the next submit', () => {
  const { dispatch } = renderWithStore(<LegalNamePage />, {
    ...name,
    given: [...answers, birthdateSubmitted({ dob: '1985-04-27' }), account],
  });

  dispatch(chainFailed({ step: 'create', failure: { kind: 'offline' } }));

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(
    "We couldn't reach the lender. Your answers are still on this page. Try again.",
  );
});

const NOTICE = /you could lose your home/;

it('FOOT-15 says who lends, under which license, and what secures the line', () => {
  renderInState(<BesideQuestions />);

  const lender = screen.getByRole('region', { name: 'The lender' });
  expect(lender).toHaveTextContent(/NMLS #\d+/);
  expect(lender).toHaveTextContent('Equal Housing');
  expect(lender).toHaveTextContent(NOTICE);
  expect(screen.queryByRole('region', { name: 'Your property so far' })).toBeNull();
});

it('shows the same minutes for the next part as the progress bar then', () => {
  renderInState(<BesideQuestions />);
  const [more, signing] = (['startHmda', 'signingIntro'] as const).map((screen) =>
    minutesFrom(stageOf(screen, null)),
  );

  expect(screen.getByText(/^This takes about 15 minutes\. You'll link an account/)).toBeVisible();
  expect(screen.getByText(/^This takes about 40 minutes\. You'll meet a notary/)).toBeVisible();
  expect([more, signing]).toEqual([15 + 40, 40]);
});

it.each([
  ['HOME', 'I live here', true],
  ['SECONDARY', 'Second home', true],
  ['INVESTMENT', 'I rent it out', false],
] as const)(
  'shows a property of %s, with the notice if it is a dwelling',
  (occupancyType, use, hasNotice) => {
    renderInState(<BesideQuestions />, {
      given: [propertySubmitted({ property: aProperty({ occupancyType }) })],
    });

    const home = within(screen.getByRole('region', { name: 'Your property so far' }));
    expect(home.getByText(use)).toBeVisible();
    expect(screen.queryAllByText(NOTICE)).toHaveLength(hasNotice ? 1 : 0);
  },
);

const progress = () => screen.getByRole('navigation', { name: 'Application progress' });

it('SIDE-06 SIDE-08 shows the step of the registration in the column', async () => {
  await withCode(() =>
    renderInState(<AppRoutes />, { at: 'register-v2/legal-name', given: everyAnswer() }),
  );

  expect(await screen.findByText(/Step 1 of 7/)).toHaveTextContent('Step 1 of 7, question 4 of 7');
  expect(progress()).toHaveTextContent('Income Info, Done');
});

it('LOCARD-01 AX-40 shows the originator in the column, and keeps the question the first heading', async () => {
  renderInState(<AppRoutes />, { given: [originatorReceived(anOriginator())] });

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
  expect(screen.getAllByRole('heading')[0]).toBe(screen.getByRole('heading', { level: 1 }));
});

it('keeps the column from one question to the next, and shows the new step', async () => {
  const { dispatch } = renderWithStore(<AppRoutes />, { given: everyAnswer() });
  const before = progress();
  expect(screen.getByText(/Step 1 of 7/)).toBeVisible();

  await withCode(() =>
    dispatch(locationChanged({ pathname: '/account/heloc/register-v2/legal-name', search: '' })),
  );

  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(progress()).toBe(before);
  expect(await screen.findByText(/^, question 4 of 7/)).toBeVisible();
});
