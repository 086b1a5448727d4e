import { screen } from '@testing-library/react';

import type { LenderData } from '#store/application/core/features.ts';
import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { signerContactChanged, signerInvited } from '#store/application/signing/actions.ts';
import type { Signer } from '#store/application/signing/signers.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { aSigner } from '#tests/support/fixtures/signingRequests.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const openWith = (data: Partial<LenderData>, signers: readonly Partial<Signer>[]) =>
  openPageAt(
    {
      at: 'signing/additional',
      status: aStatus('CO_DEED_REQ', {
        otherSigners: signers.map(() => ({ firstName: 'Lena', state: 'INVITED' })),
      }),
    },
    { signers: signers.map(aSigner), ...data },
  );
const open = (...signers: Partial<Signer>[]) => openWith({}, signers);

const button = (name: RegExp | string) => screen.getByRole('button', { name });

it('STATUS-55 names who has not signed, their part and their state', async () => {
  await open({});

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Lena.* hasn't signed yet\./);
  expect(screen.getByText('Invited')).toBeVisible();
  expect(screen.getByText(/spouse, signs the deed, owes nothing/)).toBeVisible();
  expect(
    screen.getByText('The link works until December 16, 2026. Send a new one any time.'),
  ).toBeVisible();
});

it.each([
  ['IDENTITY', 'Opened the link', true],
  ['DOCUMENTS', 'ID checked', true],
  ['READY', 'Ready', false],
  ['SIGN', 'Can meet the notary', false],
  ['DONE', 'Signed', false],
  ['EXPIRED', 'Link ended', true],
] as const)('shows %s as "%s", and a button for a new link: %s', async (state, words, helps) => {
  await open({ state });

  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /a new link$/ }) !== null).toBe(helps);
});

it('sends a new link', async () => {
  const { user, actionsOf } = await open({});
  await user.click(button(/a new link$/));

  expect(actionsOf(signerInvited)).toEqual([signerInvited({ signerUuid: 'lena' })]);
});

it('corrects an email that came back, and asks for a different email for each person', async () => {
  const { user, actionsOf } = await open({ emailState: 'BOUNCED', email: 'bounce@sign.example' });
  expect(screen.getByText(/The email to .*Lena.* came back\./)).toBeVisible();
  const email = screen.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'mira.tolland@mail.example');
  await user.click(button('Save'));
  expect(actionsOf(signerContactChanged)).toEqual([]);
  expect(screen.getAllByText(/Use a different email for each person\./)[0]).toBeVisible();

  await user.clear(email);
  await user.type(email, 'lena@sign.example');
  await user.click(button('Save'));
  expect(actionsOf(signerContactChanged)).toEqual([
    signerContactChanged({ signerUuid: 'lena', email: 'lena@sign.example', phoneNumber: null }),
  ]);
});

it('quotes a signer who said no, and suggests a call', async () => {
  await open({ state: 'DECLINED', declineReason: 'Not my debt.' });

  expect(screen.getByText(/Not my debt\./)).toBeVisible();
  expect(screen.getByText('Call us. We will go through your options with you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /shouldn't have to sign/ })).toBeNull();
});

it("asks the lender about a person who shouldn't sign, with the topic filled in", async () => {
  const { user, actionsOf } = await open({});
  await user.click(screen.getByRole('button', { name: /shouldn't have to sign/ }));

  expect(actionsOf(screenTyped)).toMatchObject([
    { payload: { screen: 'signingSupport', values: { topic: 'REMOVE_SIGNER' } } },
  ]);
  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: `/account/heloc/${UUID}/signing/support`, replace: false }),
  ]);
});

it('shows a card for each of several signers', async () => {
  await open({}, { uuid: 'omar', firstName: 'Omar', state: 'DONE', relationship: 'OTHER' });

  expect(screen.getByRole('heading', { name: /Omar/ })).toBeVisible();
  expect(screen.getByText('Signed')).toBeVisible();
  expect(screen.getByText('Invited')).toBeVisible();
});

it('SIGNER-03 confirms to a borrower who has asked the lender about a signer that the message arrived', async () => {
  await openWith({ signingHelp: { reference: 'HS-1042' } }, [{}]);

  expect(screen.getByText('HS-1042')).toBeVisible();
});
