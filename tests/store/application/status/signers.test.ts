import type { OtherSigner } from '#store/application/applicationStatus.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/applicationStatus.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

const lena = { firstName: 'Lena', state: 'INVITED' };
const omar = { firstName: 'Omar', state: 'DOCUMENTS' };
const unnamed = { helocSigners: [{ identityUuid: 'a1' }] };

/** What is said to a borrower who signs with these people. */
function said(checklistStatus: string, known: Partial<ApplicationStatus>) {
  const { what, actor, when, toDo } = statusText(withStatusDefaults({ checklistStatus, ...known }));
  return [
    stripControlCharacters(what),
    actor,
    stripControlCharacters(when),
    stripControlCharacters(toDo),
  ];
}
const withSigners = (...otherSigners: OtherSigner[]) => ({ otherSigners });
const hasSigned = { primaryParticipantAcceptComplete: true };

it('a sole owner who has signed waits for nobody else', () => {
  expect(said('DEED_SIGNING', hasSigned)).toEqual([
    "We're recording your signature.",
    'lender',
    'This usually takes a few minutes.',
    "Nothing to do. We'll email you.",
  ]);
  expect(said('DEED_SIGNING', {}).join()).not.toMatch(/signers|first/);
});

it('a borrower who has signed reads for whom the lender is waiting', () => {
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(lena) })).toEqual([
    "We're waiting for Lena to sign.",
    'others',
    '',
    "Nothing to do. We'll email you when Lena has signed.",
  ]);
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(lena, omar) })[0]).toBe(
    "We're waiting for Lena and Omar to sign.",
  );
});

it('a signer who is done is not waited for', () => {
  const done = { ...lena, state: 'DONE' };

  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(done, omar) })[0]).toBe(
    "We're waiting for Omar to sign.",
  );
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(done) })[0]).toBe(
    "We're recording your signature.",
  );
});

it('before the notary the borrower reads who comes next', () => {
  expect(said('DEED_SIGNING', withSigners(lena))[2]).toBe(
    'You go first, then Lena. It takes about 30 minutes.',
  );
});

it.each<[string, Partial<ApplicationStatus>, string, string]>([
  ['one', withSigners(lena), "Lena hasn't signed yet.", 'Lena has'],
  [
    'three',
    withSigners(lena, omar, { ...lena, firstName: 'Ada' }),
    "Lena, Omar and Ada haven't signed yet.",
    'Lena, Omar and Ada have',
  ],
  [
    'one of two',
    withSigners({ ...omar, state: 'READY' }, lena),
    "Lena hasn't signed yet.",
    'Lena has',
  ],
  ['nobody by name', unnamed, "We're waiting for the other signers.", 'they have'],
  ['nobody', {}, "We're waiting for the other signers.", 'they have'],
])('CO_DEED_REQ names %s, and orders nothing that the page cannot do', (_who, known, what, who) => {
  expect(said('CO_DEED_REQ', known)).toEqual([
    what,
    'others',
    '',
    `Nothing to do. We'll email you when ${who} signed.`,
  ]);
});

it('a signer who said no is named, and the borrower has something to do', () => {
  const declined = { ...lena, state: 'DECLINED' };

  expect(said('CO_DEED_REQ', withSigners(declined, omar))).toEqual([
    "Lena doesn't want to sign.",
    'borrower',
    '',
    "Call us: we'll find a way with you.",
  ]);
});
