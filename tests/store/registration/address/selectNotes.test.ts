import { organisationLoaded } from '#store/org/slice.ts';
import {
  selectAddressNotes,
  selectMustReadFound,
} from '#store/registration/address/addressNotes.ts';
import {
  linesLookedUp,
  linesSubmitted,
  zipNoteFound,
} from '#store/registration/address/lookupSlice.ts';
import { eligibilityReceived, licenceReceived } from '#store/registration/slice.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { stateAt } from '#tests/support/stateAt.ts';

const nowhere = eligibilityReceived({ states: [{ state: 'OH', eligible: false }] });
const site = { name: 'Sample', baseUrl: 'https://sample.example' };
const modals = someFlags({ 'fe-heloc-state-modals': true });
const elsewhere = organisationLoaded(anOrganisation({ switches: { regularCounterpart: site } }));
const reviewed = organisationLoaded(
  anOrganisation({ companyInfo: { allowRegulatorReview: true } }),
);
const onlyTexas = licenceReceived({
  licensedStates: ['TX'],
  enforceLicensedStatesForReferral: true,
});
const zipIn = (zip: string) => zipNoteFound({ field: 'property', zip, state: 'CO' });

it.each([
  { what: 'no fact', facts: [], state: 'OH', notes: 0 },
  { what: 'ELIG-01', facts: [nowhere], state: 'OH', notes: 1 },
  { what: 'ELIG-01 under review', facts: [nowhere, reviewed], state: 'OH', notes: 1 },
  { what: 'ELIG-01 in New York', facts: [nowhere], state: 'NY', notes: 1 },
  { what: 'VAL-STATE-3', facts: [nowhere, reviewed], state: 'NY', notes: 0 },
  { what: 'MODAL-STATE-1', facts: [nowhere, elsewhere], state: 'OH', notes: 1 },
  { what: 'MODAL-STATE-3', facts: [nowhere, elsewhere, modals], state: 'OH', notes: 0 },
  { what: 'ELIG-06', facts: [nowhere, onlyTexas], state: 'OH', notes: 0 },
  { what: 'a ZIP code of another state', facts: [zipIn('43214')], state: 'OH', notes: 1 },
  { what: 'another ZIP code', facts: [zipIn('80205')], state: 'OH', notes: 0 },
])('notes what matters about a property, $what: $notes', ({ facts, state, notes }) => {
  const place = { field: 'property', state, zip: '43214' } as const;

  expect(selectAddressNotes(stateAt('/register-v2', ...facts), place)).toHaveLength(notes);
});

const found = aHomeAddress();

it.each([
  { what: 'no lookup', facts: [nowhere], mustRead: false },
  {
    what: 'a lookup at work',
    facts: [nowhere, linesSubmitted({ property: '512' })],
    mustRead: false,
  },
  { what: 'a note', facts: [nowhere, linesLookedUp({ property: found })], mustRead: true },
  { what: 'no note', facts: [linesLookedUp({ property: found })], mustRead: false },
  {
    what: 'a note about one of two',
    facts: [nowhere, linesLookedUp({ property: found, home: found })],
    mustRead: true,
  },
  {
    what: 'a missing address',
    facts: [nowhere, linesLookedUp({ property: found, home: null })],
    mustRead: false,
  },
])('asks to read the notes about found addresses, $what: $mustRead', ({ facts, mustRead }) => {
  expect(selectMustReadFound(stateAt('/register-v2', ...facts))).toBe(mustRead);
});
