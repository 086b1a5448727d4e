import { under, type AllowList } from '#store/redaction/paths.ts';

const address = ['field', 'address.state'];
const nearMatch = [...address, 'typed.state'];
const zipNote = ['field', 'state'];

export const lookupLoggable: AllowList = {
  state: [
    'field',
    ...under('suggestions', ['status', 'addresses.*.state']),
    ...under('submit', ['status', 'found.*.state']),
    ...under('nearMatch', nearMatch),
    'settled.*.state',
    ...under('zipNote', zipNote),
  ],
  actions: {
    addressTyped: ['field'],
    lookupStarted: [],
    suggestionsReceived: ['suggestions.*.state'],
    lookupFailed: [],
    lookupCleared: [],
    linesSubmitted: [],
    linesLookedUp: ['*.state'],
    addressCompleted: address,
    nearMatchFound: nearMatch,
    nearMatchAnswered: ['answer'],
    zipNoteFound: zipNote,
  },
};
