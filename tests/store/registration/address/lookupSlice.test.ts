import {
  addressTyped,
  linesLookedUp,
  linesSubmitted,
  lookupCleared,
  lookupFailed,
  lookupReducer,
  lookupStarted,
  nearMatchAnswered,
  nearMatchFound,
  shownSuggestions,
  suggestionsReceived,
  type LookupState,
} from '#store/registration/address/lookupSlice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { homeAddressSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { draftRestored } from '#store/registration/slice.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

type Events = readonly Parameters<typeof lookupReducer>[1][];

const after = (...events: Events): LookupState =>
  events.reduce<LookupState>(lookupReducer, lookupReducer(undefined, { type: 'test/begun' }));

const known = aHomeAddress();
const typed = aHomeAddress({ street1: '12 Mossbell Ter' });
const suggested = [
  addressTyped({ field: 'property', text: '12 Moss' }),
  lookupStarted(),
  suggestionsReceived({ askedFor: '12 Moss', suggestions: [known] }),
];
const submitted = [...suggested, linesSubmitted({ property: '12 Moss' })];
const shown = { addresses: [known], askedFor: '12 Moss' };
const none = { addresses: [], askedFor: '' };

it.each<[string, Events, typeof shown, LookupState['submit']['status']]>([
  ['keeps suggestions while the next lookup runs', [...suggested, lookupStarted()], shown, 'idle'],
  [
    'keeps suggestions while the same field changes',
    [...submitted, addressTyped({ field: 'property', text: '12 M' })],
    shown,
    'searching',
  ],
  [
    'drops everything in another field',
    [...submitted, addressTyped({ field: 'home', text: '9' })],
    none,
    'idle',
  ],
  ['drops everything for a text that is too short', [...submitted, lookupCleared()], none, 'idle'],
  ['drops everything after a failed lookup', [...submitted, lookupFailed()], none, 'idle'],
  [
    'drops everything after the property',
    [...submitted, propertySubmitted({ property: aProperty() })],
    none,
    'idle',
  ],
  ['drops everything after the home', [...submitted, homeAddressSubmitted(known)], none, 'idle'],
  [
    "drops another field's suggestions on a submit",
    [...suggested, linesSubmitted({ home: '9 Elm' })],
    none,
    'searching',
  ],
  [
    'has the result of a submit',
    [...submitted, linesLookedUp({ property: known })],
    shown,
    'ready',
  ],
])('VAL-TYPEAHEAD-1: %s', (_what, events, suggestions, submit) => {
  const state = after(...events);

  expect(shownSuggestions(state.suggestions)).toMatchObject(suggestions);
  expect(state.submit.status).toBe(submit);
});

it.each(['property', 'home'] as const)('looks up the submitted lines of the %s', (field) => {
  expect(after(linesSubmitted({ [field]: '12 Moss' }))).toMatchObject({
    field,
    submit: { status: 'searching' },
  });
});

it.each([
  ['taken', known],
  ['kept', typed],
] as const)('settles an address whose near match was %s', (answer, address) => {
  const asked = nearMatchFound({ field: 'home', typed, address: known });

  expect(after(asked, nearMatchAnswered({ answer }))).toMatchObject({
    nearMatch: null,
    settled: { home: address },
  });
});

it('ignores an answer to a question that is gone', () => {
  expect(after(nearMatchAnswered({ answer: 'kept' })).settled).toEqual({});
});

it('FT-42: restores the settled addresses, and forgets them at the log-out', () => {
  const restored = draftRestored({
    draft: emptyDraft,
    unsaved: {},
    campaign: noCampaign,
    chain: idleChain,
    settled: { property: known, home: known },
  });
  const settled = [
    nearMatchFound({ field: 'home', typed, address: known }),
    nearMatchAnswered({ answer: 'kept' }),
    restored,
  ];

  expect(after(...settled).settled).toEqual({ property: known, home: typed });
  expect(after(...settled, loggedOut()).settled).toEqual({});
});
