import { screen } from '@testing-library/react';

import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import {
  smsPromptsReceived,
  registrationSubmitted,
  accountSubmitted,
} from '#store/registration/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aContactAnswer, aProfile } from '#tests/support/fixtures/registration.ts';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { storageRefused, linkFollowed, todayChanged } from '#store/shell/slice.ts';
import { consents, aContact, ACCEPTED_AT, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { terms, messages, press, signedIn } from '#tests/support/render/lastStep.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import AccountSetupPage from '#src/pages/registration/account/AccountSetupPage.tsx';
import { BirthdatePage } from '#src/pages/registration/facts/BirthdatePage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { identityReceived, profileReceived } from '#store/identity/slice.ts';
import { accountCreated, chainLeft, chainStarted } from '#store/registration/chain/slice.ts';
import { birthdateSubmitted, contactSubmitted } from '#store/registration/answers.ts';

describe('ContactPage', () => {
  const at = 'register-v2/phone-and-email';

  const main = anOrganisation({ switches: { isMain: true } });

  const prompts = smsPromptsReceived({
    transactional: { uuid: 'p1', text: 'Larkmere may text me about this application.' },
    marketing: { uuid: 'p2', text: 'Larkmere may text me about offers.' },
  });

  const email = () => screen.getByLabelText('Email');

  const phone = () => screen.getByLabelText('Mobile phone');

  const press = () => screen.getByRole('button', { name: 'Continue' });

  it.each([
    {
      what: 'no box ticked in advance',
      given: [prompts],
      ticked: [],
      consents: { smsTransactionalConsent: false, smsMarketingConsent: false },
    },
    {
      what: "the lender's prompts for the main brand",
      given: [prompts],
      ticked: ['Larkmere may text me about this application.'],
      consents: { smsTransactionalConsent: true, smsMarketingConsent: false },
    },
    {
      what: 'no box, and so no answer, for a missing prompt (FIELD-REG-06)',
      given: [
        smsPromptsReceived({ transactional: null, marketing: { uuid: 'p2', text: 'Offers?' } }),
      ],
      ticked: [],
      consents: { smsTransactionalConsent: null, smsMarketingConsent: false },
    },
  ])('stores the contact, and shows $what', async ({ given, ticked, consents }) => {
    const { user, actionsOf } = renderInState(<ContactPage />, { at, organisation: main, given });

    await user.type(email(), ' dana@sample.example ');
    await user.type(phone(), '6145550123');
    for (const name of ticked) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(press());

    expect(actionsOf(contactSubmitted)).toEqual([contactSubmitted(aContactAnswer(consents))]);
  });

  it.each([
    { why: "without the lender's prompts (FT-89)", organisation: main, given: [] },
    { why: 'for other brands (SUBMIT-12)', organisation: anOrganisation(), given: [prompts] },
  ])('asks about no texts $why', ({ organisation, given }) => {
    renderInState(<ContactPage />, { at, organisation, given });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('VAL-EMAIL-2 VAL-PHONE-2 says at each box what is wrong with it', async () => {
    const { user, actionsOf } = renderInState(<ContactPage />, { at });

    await user.type(email(), 'dana@');
    await user.type(phone(), '614555');
    await user.click(press());

    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(phone()).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(actionsOf(contactSubmitted)).toEqual([]);
  });
});

describe('with a sign-in page of the lender', () => {
  const organisation = anOrganisation({ switches: { authMode: 'external' } });
  const login = { at: 'register-v2/login-info', organisation };

  it("asks for the contact and the consents, but leaves the password to the lender's sign-in page", async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, login);

    expect(
      screen.getByText(/our secure sign-in page will ask for a password and a code/),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'dana@sample.example');
    await user.type(screen.getByLabelText('Mobile phone'), '6145550123');
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ]);
  });

  it('FT-60 says that the answers are stored only if the browser stores them', () => {
    const { dispatch } = renderWithStore(<LoginInfoPage />, login);
    expect(screen.getByText(/Your answers are saved/)).toBeVisible();

    dispatch(storageRefused());

    expect(screen.getByText(/will ask for a password and a code/)).toBeVisible();
    expect(screen.queryByText(/Your answers are saved/)).toBeNull();
  });

  const pressed = registrationSubmitted({
    contact: aContactAnswer(),
    consents,
    passwordHandle: null,
  });

  it('SC-09 repeats the previous submit when the contact is the same again', async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, {
      ...login,
      given: [pressed],
    });

    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toMatchObject([{ payload: { contact: null } }]);
  });

  it('SC-09 reports another email address as a change', async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, {
      ...login,
      given: [pressed],
    });

    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'dana.m@sample.example');
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toMatchObject([
      { payload: { contact: { email: 'dana.m@sample.example' } } },
    ]);
  });

  it.each([
    ['with a known contact', signedIn],
    ['without a known profile', signedIn.slice(0, 1)],
  ])("A-10 doesn't ask a signed-in user, %s, to set up a login", (_who, given) => {
    renderInState(<LoginInfoPage />, { ...login, given });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Agree and see your offers',
    );
    expect(screen.queryByText(/secure sign-in page/)).toBeNull();
  });
});

const made = [
  ...everyAnswer(),
  accountCreated({ email: 'mira.tollnad@mail.example' }),
  identityReceived({ uuid: 'i1' }),
];

const MADE = /You'll log in with mira\.tollnad@mail\.example\. To change it, call or email us:/;

const change = () => screen.queryByRole('link', { name: 'Change the email' });

it('shows the email of the account on the last screen, with a link to change it', async () => {
  const { user, actionsOf } = renderInState(<SetPasswordPage />, {
    at: 'register-v2/set-password',
    given: everyAnswer(),
  });

  expect(screen.getByText(/You'll log in with/)).toHaveTextContent(
    `You'll log in with ${aContact.email}.`,
  );
  await user.click(screen.getByRole('link', { name: 'Change the email' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2/phone-and-email', replace: false }),
  ]);
});

it('links from the last question back to account-setup to change the email', async () => {
  const account = accountSubmitted({ contact: null, consents, passwordHandle: 'h1' });
  const { user, actionsOf } = renderInState(<BirthdatePage />, {
    at: 'register-v2/birthdate',
    given: [
      todayChanged({ today: '2026-11-21' }),
      ...everyAnswer().filter(({ type }) => type !== birthdateSubmitted.type),
      account,
    ],
  });

  await user.click(screen.getByRole('link', { name: 'Change the email' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register/account-setup', replace: false }),
  ]);
});

it.each([
  ['the last screen', 'register-v2/set-password', <SetPasswordPage key="page" />],
  ['the contact', 'register-v2/phone-and-email', <ContactPage key="page" />],
  ['account-setup', 'register/account-setup', <AccountSetupPage key="page" />],
])('shows on %s the email of a new account, and who can change it', (_what, at, page) => {
  renderInState(page, { at, given: made });

  expect(screen.getByText(/You'll log in with/)).toHaveTextContent(MADE);
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@larkmere.example' })).toBeVisible();
  expect(change()).toBeNull();
});

it("shows the email to a borrower who is back from the lender's own sign-in page", () => {
  renderInState(<LoginInfoPage />, {
    at: 'register-v2/login-info',
    organisation: anOrganisation({ switches: { authMode: 'external' } }),
    given: [
      ...everyAnswer(),
      chainStarted({ acceptedAt: ACCEPTED_AT }),
      chainLeft(),
      identityReceived({ uuid: 'i1' }),
      profileReceived(aProfile({ email: 'mira.tollnad@mail.example' })),
    ],
  });

  expect(screen.getByText(/You'll log in with/)).toHaveTextContent(MADE);
});

it('shows no email for an account that existed before', () => {
  renderInState(<SetPasswordPage />, {
    at: 'register-v2/set-password',
    given: [...everyAnswer(), identityReceived({ uuid: 'i1' })],
  });

  expect(screen.queryByText(/log in with/)).toBeNull();
});
