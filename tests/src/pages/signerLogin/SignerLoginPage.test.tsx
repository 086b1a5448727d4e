import '#store/application/whole/reducer.ts';
import { screen } from '@testing-library/react';

import SignerLoginPage from '#src/pages/signerLogin/SignerLoginPage.tsx';
import {
  invitationFailed,
  invitationReceived,
  invitationRetried,
  loginLinkRequested,
  loginFormFailed,
  loginFormSent,
  passwordChosen,
  passwordResetRequested,
  resetFound,
  signerRegistered,
  signInRequested,
  type Invitation,
} from '#store/application/signer/loginSlice.ts';
import { loginRequested, profileReceived } from '#store/identity/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aProfile, aRefusal } from '#tests/support/fixtures/registration.ts';

type Given = NonNullable<Parameters<typeof renderInState>[1]>['given'];

const open = (given: Given = [], search = '') =>
  renderInState(<SignerLoginPage />, { at: `heloc-signer/login${search}`, given });

const anInvitation = (about: Partial<Invitation> = {}): Invitation => ({
  linkState: 'OPEN',
  emailMasked: 'l***@sign.example',
  primaryFirstName: 'Amir',
  city: 'Nashville',
  state: 'TN',
  endedOn: null,
  ...about,
});

const invited = (about?: Partial<Invitation>) => invitationReceived(anInvitation(about));
const none = invitationReceived(null);

const aBorrower = profileReceived(aProfile({ profileType: 'BORROWER' }));

const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });

it('ROUTE-SIGN-03 says who asks in an open invitation, and creates a login', async () => {
  const { user, actionsOf } = open([invited()]);
  expect(screen.getByText(/Amir.* asked you to sign for a home in .*Nashville, TN/)).toBeVisible();
  expect(screen.getByText('l***@sign.example')).toBeVisible();

  await user.click(button('Create login'));
  expect(actionsOf(signerRegistered)).toEqual([]);
  await user.type(screen.getByLabelText('Password'), 'Signer!2026demo');
  await user.type(screen.getByLabelText('Confirm your password'), 'Signer!2026demo');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Create login'));

  expect(actionsOf(signerRegistered)).toHaveLength(1);
  expect(JSON.stringify(actionsOf(signerRegistered))).not.toContain('Signer!2026demo');
});

it('leads a signer who has a login from an open invitation to it', async () => {
  const { user } = open([invited()]);
  await user.click(button('I already have a login'));

  expect(button('Sign in')).toBeVisible();
});

it('asks a signer with a used link to sign in', () => {
  open([invited({ linkState: 'USED' })]);

  expect(screen.getByText('You already have a login. Sign in.')).toBeVisible();
  expect(button('Sign in')).toBeVisible();
});

it.each([
  ['2026-11-02', 'It ended on November 2, 2026.'],
  [null, 'It ended, or a newer one was sent.'],
])('explains an ended link (%s), and leads to a new one', async (endedOn, text) => {
  const { user, actionsOf } = open([invited({ linkState: 'ENDED', endedOn })]);
  expect(screen.getByText(text)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'lena@sign.example');
  await user.click(button('Send me the link'));

  expect(actionsOf(loginLinkRequested)).toEqual([
    loginLinkRequested({ email: 'lena@sign.example' }),
  ]);
});

it('keeps the password out of the action at sign-in', async () => {
  const { user, actionsOf } = open([none]);
  await user.type(screen.getByLabelText('Email'), 'lena@sign.example');
  await user.type(screen.getByLabelText('Password'), 'Signer!2026demo');
  await user.click(button('Sign in'));

  expect(actionsOf(signInRequested)).toMatchObject([{ payload: { email: 'lena@sign.example' } }]);
  expect(JSON.stringify(actionsOf(signInRequested))).not.toContain('Signer!2026demo');
});

it('F-04 shows a refusal above the form', () => {
  const failure = aRefusal({ message: 'The email or password is not right.' });
  open([none, loginFormFailed({ form: 'signIn', failure })]);

  expect(screen.getAllByText('The email or password is not right.')[0]).toBeVisible();
});

it.each([
  ['I forgot my password', 'Choose a new password', passwordResetRequested],
  ['Send me the link again', 'Get a new link', loginLinkRequested],
] as const)('leads from "%s" to the form "%s"', async (name, title, intent) => {
  const { user, actionsOf } = open([none]);
  await user.click(button(name));
  expect(heading()).toHaveTextContent(title);
  await user.type(screen.getByLabelText('Email'), 'lena@sign.example');
  await user.click(button('Send me the link'));

  expect(actionsOf(intent)).toHaveLength(1);
});

it('says the same about a new link for every email', () => {
  open([none, loginFormSent({ form: 'link' })], '?kind=link');

  expect(screen.getByText('If this address was invited, a new link is on its way.')).toBeVisible();
});

it('asks for a new password after the link of a reset', async () => {
  const { user, actionsOf } = open([none, resetFound({ hasReset: true })]);
  await user.type(screen.getByLabelText('Password'), 'Another!2026demo');
  await user.type(screen.getByLabelText('Confirm your password'), 'Another!2026demo');
  await user.click(button('Save my password'));

  expect(actionsOf(passwordChosen)).toHaveLength(1);
});

it('ACCESS-13 shows a borrower the way to their own login', async () => {
  const { user, actionsOf } = open([none, aBorrower]);
  expect(screen.getByText('This is the page for additional signers.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Login for borrowers' }));

  expect(actionsOf(loginRequested)).toHaveLength(1);
});

it("tells a borrower that the signer's link is for someone else, and lets them continue from there", async () => {
  const { user } = open([invited(), aBorrower]);

  expect(screen.getByText('This link is for someone else.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  await user.click(button('I am the person who got this link'));

  expect(screen.getByLabelText('Password')).toBeVisible();
});

it("FT-03 reads a link that couldn't be read again on a click", async () => {
  const { user, actionsOf } = open([invitationFailed({ kind: 'offline' })]);
  await user.click(button('Try again'));

  expect(actionsOf(invitationRetried)).toHaveLength(1);
});
