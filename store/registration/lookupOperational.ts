import { under, type Operational } from '#store/actionLog/paths.ts';

const nearMatch = ['field', 'address.state'];
const zipNote = ['field', 'state'];

export const lookupOperational: Operational = {
  state: [
    'field',
    'status',
    'suggestions.*.state',
    ...under('nearMatch', nearMatch),
    ...under('zipNote', zipNote),
  ],
  actions: {
    addressTyped: ['field'],
    lookupStarted: [],
    suggestionsReceived: ['suggestions.*.state'],
    lookupFailed: [],
    lookupRested: [],
    addressCompleted: nearMatch,
    nearMatchFound: nearMatch,
    zipNoteFound: zipNote,
  },
};
