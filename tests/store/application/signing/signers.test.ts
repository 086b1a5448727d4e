import {
  canCorrect,
  fullNameOf,
  inviteLinkText,
  reminderText,
  roleText,
  signerStateText,
  type Signer,
} from '#store/application/signing/signers.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

it.each<[Signer['state'], boolean]>([
  ['INVITED', true],
  ['DOCUMENTS', true],
  ['SIGN', true],
  ['EXPIRED', true],
  ['DONE', false],
  ['DECLINED', false],
  ['CANCELLED', false],
])('lets the borrower correct the contact of a signer in %s: %p', (state, isAllowed) => {
  expect(canCorrect({ state })).toBe(isAllowed);
});

it.each<[Pick<Signer, 'state' | 'expiresAt'>, string | null]>([
  [
    { state: 'INVITED', expiresAt: '2026-12-16' },
    'The link works until December 16, 2026. Send a new one any time.',
  ],
  [{ state: 'INVITED', expiresAt: null }, null],
  [{ state: 'IDENTITY', expiresAt: '2026-12-16' }, null],
])('says of %j until when the link works: %s', (signer, text) => {
  expect(inviteLinkText(signer)).toBe(text);
});

it.each([
  [null, null],
  ['SIGN', 'Can meet the notary'],
  ['SOMETHING_NEW', null],
  ['constructor', null],
])('has the text for the state %p: %p', (state, text) => {
  expect(signerStateText(state)).toBe(text);
});

it.each([
  ['SPOUSE', 'spouse, signs the deed, owes nothing'],
  ['OTHER', 'owner, signs the deed, owes nothing'],
  [null, 'owner, signs the deed, owes nothing'],
])('says why a signer with the relationship %p signs', (relationship, text) => {
  expect(roleText({ relationship })).toBe(text);
});

it.each([
  ['Lena', 'Quist', 'Lena Quist'],
  ['Lena', '', 'Lena'],
])('joins %j and %j to a name', (firstName, lastName, name) => {
  expect(stripControlCharacters(fullNameOf({ firstName, lastName }))).toBe(name);
});

it('names the signer and the lender in a reminder', () => {
  expect(reminderText({ firstName: 'Lena' }, 'Sample Bank')).toMatch(/Lena.*Sample Bank/);
});
