import assert from 'node:assert/strict';

import fc from 'fast-check';

import { redactAction, redactState } from '#store/actionLog/redact.ts';
import { rootReducer } from '#store/index.ts';
import { MARK, PLANTED_WORDS } from '#tests/support/payloads/arbitrary.ts';
import { anyAction, anySession, payloads } from '#tests/support/payloads/payloads.ts';

const initial = rootReducer(undefined, { type: '' });

it('the state at the start holds nothing that a log may not hold', () => {
  expect(redactState(initial)).toEqual(initial);
});

it('FT-113 redacting and reducing may change places, whatever happens after whatever', () => {
  fc.assert(
    fc.property(anySession(25), (session) => {
      let state = initial;
      for (const action of session) {
        const after = rootReducer(state, action);
        const told = rootReducer(redactState(state) as typeof state, redactAction(action));
        assert.deepEqual(told, redactState(after));
        state = after;
      }
    }),
    { numRuns: 300 },
  );
});

it.each([...payloads])('FT-113 %s obeys the law after any session', (type, payload) => {
  fc.assert(
    fc.property(anySession(12), payload, (session, given) => {
      const state = session.reduce(rootReducer, initial);
      const action = { type, payload: given };

      const told = rootReducer(redactState(state) as typeof state, redactAction(action));

      assert.deepEqual(told, redactState(rootReducer(state, action)));
    }),
    { numRuns: 20 },
  );
});

it('what is redacted is redacted', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      const once = redactAction(action);

      expect(redactAction(once)).toEqual(once);
    }),
  );
});

it('nothing personal is in an action or a state that was redacted', () => {
  fc.assert(
    fc.property(anySession(20), (session) => {
      const state = session.reduce(rootReducer, initial);

      const told = JSON.stringify([session.map(redactAction), redactState(state)]);
      expect([MARK, ...PLANTED_WORDS].filter((text) => told.includes(text))).toEqual([]);
    }),
  );
});
