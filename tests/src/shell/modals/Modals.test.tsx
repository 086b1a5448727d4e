import { screen, within } from '@testing-library/react';

import { summaryEditConfirmed } from '#store/application/summary/actions.ts';
import { withdrawalConfirmed } from '#store/application/decision/actions.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import { identityReceived, loginRequested, logoutRequested } from '#store/identity/slice.ts';
import { chainFailed, lossySignInConfirmed } from '#store/registration/chain/slice.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { originatorReceived, registrationEntered } from '#store/registration/slice.ts';
import {
  exitChosen,
  linkFollowed,
  modalClosed,
  modalOpened,
  storageRefused,
  toastShown,
} from '#store/shell/slice.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { open, openLive } from '#tests/support/render/modalsPage.tsx';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import type { ModalState } from '#store/shell/modals.ts';

const ENDS_AT = '2026-11-21T15:30:00Z';
const dialog = (name: string) => screen.getByRole('dialog', { name });
const press = (name: string) => screen.getByRole('button', { name });

const inquirer = anOriginator({ phoneNumber: '(800) 555-0181 ext. 7' });

it.each<{
  rows: string;
  modal: ModalState;
  title: string;
  text: string;
  links?: Readonly<Record<string, string>>;
}>([
  {
    rows: 'MODAL-STATE-2 MODAL-STATE-4, with the query but the brand',
    modal: { id: 'newYorkTo' },
    title: 'This property is in New York',
    text: 'We serve New York homes on our New York site. It takes a minute to start there.',
    links: {
      'Go to the New York site':
        'https://ny.homeline.example/account/heloc/register?utm_source=mail',
    },
  },
  {
    rows: 'MODAL-STATE-3',
    modal: { id: 'newYorkFrom' },
    title: 'This property is not in New York',
    text: 'This site is for New York homes only.',
    links: { 'Go to Homeline': 'https://homeline.example/account/heloc/register' },
  },
  {
    rows: 'MODAL-STATE-4 MODAL-STATE-5 MODAL-STATE-6',
    modal: { id: 'hawaii' },
    title: 'Looks like you are applying with a property located in Hawaii.',
    text: 'Homeline does not lend in Hawaii. Our partner Larkholt does.',
    links: { 'Go to Larkholt': 'https://larkholt.homeline.example/account/heloc/register' },
  },
  {
    rows: 'MODAL-EXISTS-2 with lenders elsewhere',
    modal: {
      id: 'accountExists',
      reason: 'cannotStart',
      organizations: ['Larkmere Credit Union', 'Tarnholt Home Loans'],
    },
    title: 'Account Already Exists',
    text: 'You have an application with Larkmere Credit Union and Tarnholt Home Loans. Log in to continue.',
  },
  {
    rows: 'MODAL-EXISTS-2 without the name of the lender',
    modal: { id: 'accountExists', reason: 'cannotStart', organizations: [] },
    title: 'Account Already Exists',
    text: 'You have an application with another lender. Log in to continue.',
  },
  {
    rows: 'MODAL-45D-1',
    modal: { id: 'recentLine', againOn: '2026-12-24' },
    title: 'It looks like you have received a HELOC from us within the last 45 days.',
    text: 'You can apply again from December 24, 2026.',
    links: { 'Go To Dashboard': '/dashboard' },
  },
  {
    rows: 'MODAL-INQ-1',
    modal: { id: 'inquiry', originator: inquirer },
    title: 'Action Required: Contact Your Loan Officer',
    text: 'Marisol Quent started this with you and can finish it.',
    links: { Call: 'tel:+18005550181', Email: 'mailto:marisol.quent@homeline.example' },
  },
])('says what happened, and leads on: $rows', ({ modal, title, text, links = {} }) => {
  open(modal);
  expect(dialog(title)).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Use another email' })).toBeNull();
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('PROD-04 ELIG-10 keeps the referrer of a referred user, which is no longer in the address', () => {
  const { dispatch } = openLive({ id: 'newYorkTo' });

  dispatch(registrationEntered({ campaign: { ...noCampaign, referrerId: 'r-1' } }));

  expect(screen.getByRole('link', { name: 'Go to the New York site' })).toHaveAttribute(
    'href',
    'https://ny.homeline.example/account/heloc/register?utm_source=mail&referrer=r-1',
  );
});

it('AX-30 closes the modal with "Change the address", and moves the focus to the address', async () => {
  const { user, actionsOf } = openLive({ id: 'hawaii' });

  await user.click(press('Change the address'));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id: 'hawaii' })]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveFocus();
});

it('MODAL-EXISTS-1 lets a user with an account log in, or go back for another email', async () => {
  const at = 'register-v2/set-password';
  const { user, actionsOf, dispatch } = openLive(
    { id: 'accountExists', reason: 'registered', organizations: [] },
    at,
  );

  expect(dialog('Account Already Exists')).toHaveTextContent(
    'There is an account with this email. Log in to continue. Your answers are saved.',
  );
  dispatch(storageRefused());
  expect(dialog('Account Already Exists')).not.toHaveTextContent('Your answers are saved');
  await user.click(press('Log in'));
  await user.click(press('Use another email'));

  expect(actionsOf(loginRequested)).toHaveLength(1);
  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2/phone-and-email', replace: false }),
  ]);
});

it('leads from a used referral to a login or a new application, because no email was asked yet', async () => {
  const { user, actionsOf, dispatch } = openLive({
    id: 'accountExists',
    reason: 'referralUsed',
    organizations: [],
  });

  expect(dialog('Account Already Exists')).toHaveTextContent(
    'An application was started with this link already. Log in to continue, or start a new one.',
  );
  expect(screen.queryByRole('button', { name: 'Use another email' })).toBeNull();
  await user.click(press('Log in'));
  expect(actionsOf(loginRequested)).toHaveLength(1);

  dispatch(identityReceived({ uuid: 'i1' }));
  expect(screen.getByRole('link', { name: 'Go To Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await user.click(press('Start a new application'));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id: 'accountExists' })]);
  expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveFocus();
});

it('MODAL-EXISTS-2 leads a signed-in user to the application or to the lender, and not to another login', async () => {
  const { user, actionsOf, dispatch } = openLive({
    id: 'accountExists',
    reason: 'cannotStart',
    organizations: ['Larkmere Credit Union'],
  });

  dispatch(identityReceived({ uuid: 'i1' }));

  expect(dialog('Account Already Exists')).toHaveTextContent(
    'You have an application with Larkmere Credit Union. Go to your dashboard to find it, or ask us.',
  );
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@larkmere.example' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go To Dashboard' }));

  expect(actionsOf(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);
});

it('MSG-SUB-05 says what happened at a refused create and who can help, and leads to the dashboard', async () => {
  const { user, actionsOf, dispatch } = openLive(
    { id: 'createRefused' },
    'register-v2/set-password',
  );

  dispatch(
    chainFailed({
      step: 'create',
      failure: aRefusal({
        message: 'No product fits.',
        fields: [{ field: 'income', message: 'The income is too low.' }],
      }),
    }),
  );

  expect(dialog("We couldn't start your application")).toHaveTextContent(
    /^We couldn't start your application.*No product fits\.The income is too low\.Your answers are saved\. You can close this and change them, or ask us\./,
  );
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go To Dashboard' }));
  expect(actionsOf(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);

  await user.keyboard('{Escape}');
  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id: 'createRefused' })]);
});

it.each([{ id: 'createRefused' }, { id: 'recentLine', againOn: '2026-12-24' }] as const)(
  'says inside the modal $id how to name its log, because it covers the toast',
  (modal) => {
    const { dispatch } = openLive(modal);
    dispatch(toastShown({ tone: 'success', text: 'Its reference is K3F72Q.' }));

    expect(within(screen.getByRole('dialog')).getByText('Its reference is K3F72Q.')).toBeVisible();
    expect(press('Save a log for support')).toBeVisible();
  },
);

it('MODAL-INQ-1 shows the lender of an inquiry without an originator, not the current referrer', () => {
  const { dispatch } = openLive({ id: 'inquiry', originator: null });

  dispatch(originatorReceived(anOriginator()));

  expect(dialog('Action Required: Contact Your Loan Officer')).toHaveTextContent(
    'Homeline started this with you and can finish it.',
  );
});

it('MODAL-ACTIVE-1 continues an active application where it was left', async () => {
  const uuid = '919678fe-75f4-456d-a2c4-bca371cb4058';
  const { user, actionsOf } = open({ id: 'activeApplication', uuid });

  expect(dialog('Active application already exists.')).toHaveTextContent(
    'You can pick up where you left off.',
  );
  await user.click(press('Continue'));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: `/account/heloc/${uuid}`, replace: false }),
  ]);
});

it('AX-28 F-09 asks about the end of the session, and needs only one key to stay', async () => {
  const { user, actionsOf } = open({ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: false });

  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toHaveTextContent(
    /You will be signed out at \d{1,2}:30.[AP]M. Your answers on this page are saved./,
  );
  await user.click(press('Log out'));
  expect(actionsOf(logoutRequested)).toHaveLength(1);
  await user.click(press('Stay signed in'));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id: 'timeLimit' })]);
});

it('S4 F-09 asks again after a failed "Stay signed in"', () => {
  open({ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: true });

  const asked = within(screen.getByRole('alertdialog'));
  expect(asked.getByRole('alert')).toHaveTextContent("We couldn't keep you signed in. Try again.");
});

it('FT-23 F-09 covers another modal with the end of the session, and leaves it unchanged', async () => {
  const { user, dispatch } = openLive({ id: 'cancelApplication' });
  await user.selectOptions(screen.getByLabelText(/^Why\?/), 'It takes too long');

  dispatch(modalOpened({ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: false }));
  expect(screen.getByRole('heading', { name: 'Are you still there?' })).toHaveFocus();
  await user.click(press('Stay signed in'));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText(/^Why\?/)).toHaveDisplayValue('It takes too long');
});

it('FT-23 F-09 lets another modal wait for the answer to the end of the session', async () => {
  const { user, dispatch } = openLive({ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: false });

  dispatch(modalOpened({ id: 'cancelApplication' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(press('Stay signed in'));

  expect(dialog('Cancel your application?')).toBeVisible();
});

it('asks about a change that checks the offer again, and lets the user leave it unchanged', async () => {
  const { user, actionsOf } = open({ id: 'changeChecksOffer' });
  expect(dialog("If you change this, we'll check your offer again.")).toHaveTextContent(
    'The amount or the rate can change.',
  );

  await user.click(press('Change it'));
  expect(actionsOf(summaryEditConfirmed)).toHaveLength(1);
  await user.click(press('Keep it'));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id: 'changeChecksOffer' })]);
});

it('AX-25 F-15 asks for confirmation of a withdrawal, says what it does, and lets the borrower keep the application', async () => {
  const { user, actionsOf, dispatch } = openLive({ id: 'cancelApplication' });
  expect(dialog('Cancel your application?')).toHaveTextContent(
    "We'll stop your application and keep your documents for you.",
  );
  expect(screen.getByRole('heading', { name: 'Cancel your application?' })).toHaveFocus();

  await user.click(press('Go back'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(actionsOf(withdrawalConfirmed)).toEqual([]);
  dispatch(modalOpened({ id: 'cancelApplication' }));
  await user.selectOptions(screen.getByLabelText(/^Why\?/), 'It takes too long');
  await user.click(press('Yes, cancel'));

  expect(actionsOf(withdrawalConfirmed)).toEqual([withdrawalConfirmed({ reason: 'TOO_LONG' })]);
});

it('FT-60 asks a user who would lose the answers at the sign-in page whether to stay or leave', async () => {
  const { user, actionsOf, dispatch } = openLive({ id: 'answersNotStored' });
  expect(dialog('Your answers would be lost')).toHaveTextContent('enter them again');

  await user.click(press('Stay on this page'));
  expect(actionsOf(lossySignInConfirmed)).toEqual([]);
  dispatch(modalOpened({ id: 'answersNotStored' }));
  await user.click(press('Continue without them'));

  expect(actionsOf(lossySignInConfirmed)).toEqual([lossySignInConfirmed()]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('FT-50 F-11 asks a user who navigates during an upload whether to stay or stop it', async () => {
  const to = '/account/heloc/somewhere';
  const { user, actionsOf, dispatch } = openLive({ id: 'uploadRunning', to });
  expect(dialog('Your file is still uploading')).toHaveTextContent('the upload will stop');

  await user.click(press('Stay on this page'));
  expect(actionsOf(uploadsAbandoned)).toEqual([]);
  dispatch(modalOpened({ id: 'uploadRunning', to: null }));
  await user.click(press('Stop and leave'));

  expect(actionsOf(uploadsAbandoned)).toEqual([uploadsAbandoned({ to: null })]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
