import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { OtherSigner } from '#store/application/core/applicationStatus.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

const lena = { firstName: 'Lena', state: 'INVITED' };
const omar = { firstName: 'Omar', state: 'DOCUMENTS' };
const unnamed = { helocSigners: [{ identityUuid: 'a1' }] };

/** Returns the texts for a borrower who signs with these people. */
function said(checklistStatus: KnownStatus, known: Partial<ApplicationStatus>) {
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

it("doesn't mention other signers to a sole owner who has signed", () => {
  expect(said('DEED_SIGNING', hasSigned)).toEqual([
    "We're recording your signature.",
    'lender',
    'This usually takes a few minutes.',
    "Nothing to do. We'll email you.",
  ]);
  expect(said('DEED_SIGNING', {}).join()).not.toMatch(/signers|first/);
});

it('tells a borrower who has signed whom the lender is waiting for', () => {
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(lena) })).toEqual([
    "We're waiting for Lena to sign.",
    'others',
    '',
    "Nothing to do. We'll email you when Lena has signed.",
  ]);
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(lena, omar) })[0]).toBe(
    "We're waiting for Lena and Omar to sign.",
  );
  expect(said('DEED_SIGNING', { ...hasSigned, ...unnamed })).toEqual([
    "We're waiting for the other signers to sign.",
    'others',
    '',
    "Nothing to do. We'll email you when they have signed.",
  ]);
});

it("doesn't wait for a signer who is done", () => {
  const done = { ...lena, state: 'DONE' };

  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(done, omar) })[0]).toBe(
    "We're waiting for Omar to sign.",
  );
  expect(said('DEED_SIGNING', { ...hasSigned, ...withSigners(done) })[0]).toBe(
    "We're recording your signature.",
  );
});

it('tells the borrower before the notary session who comes next', () => {
  expect(said('DEED_SIGNING', withSigners(lena))[2]).toBe(
    'You go first, then Lena. It takes about 30 minutes.',
  );
  expect(said('DEED_SIGNING', unnamed)[2]).toBe(
    'You go first, then the other signers. It takes about 30 minutes.',
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
  [
    'no signer by name while one name is unknown',
    withSigners(lena, { ...omar, firstName: null }),
    "We're waiting for the other signers.",
    'they have',
  ],
  ['no signer by name', unnamed, "We're waiting for the other signers.", 'they have'],
  ['nobody', {}, "We're waiting for the other signers.", 'they have'],
])(
  "mentions %s at CO_DEED_REQ, and asks for nothing that the page can't do",
  (_who, known, what, who) => {
    expect(said('CO_DEED_REQ', known)).toEqual([
      what,
      'others',
      '',
      `Nothing to do. We'll email you when ${who} signed.`,
    ]);
  },
);

it('identifies a signer who declined, and gives the borrower something to do', () => {
  const declined = { ...lena, state: 'DECLINED' };

  expect(said('CO_DEED_REQ', withSigners(declined, omar))).toEqual([
    "Lena doesn't want to sign.",
    'borrower',
    '',
    "Call us: we'll find a way with you.",
  ]);
  expect(said('CO_DEED_REQ', withSigners(declined, { ...declined, firstName: 'Ada' }))[0]).toBe(
    "Lena and Ada don't want to sign.",
  );
});

it("doesn't mention other signers if nothing waits for them", () => {
  expect(said('RECORDING', { ...hasSigned, ...withSigners(lena) })).toEqual(said('RECORDING', {}));
});
