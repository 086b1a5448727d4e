import assert from 'node:assert/strict';

import fc from 'fast-check';

import { redactAction, redactState } from '#store/actionLog/redact.ts';
import { rootReducer } from '#store/index.ts';
import { MARK, PLANTED_WORDS } from '#tests/support/payloads/texts.ts';
import { anyAction, anySession, payloads } from '#tests/support/payloads/payloads.ts';
import { samples } from '#tests/support/samples.ts';

const initial = rootReducer(undefined, { type: '' });

it('redacts nothing in the initial state', () => {
  expect(redactState(initial)).toEqual(initial);
});

it('FT-113 reaches the same state in any session whether it redacts before or after the reducers', () => {
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
    { numRuns: samples(300) },
  );
});

it.each([...payloads])(
  'FT-113 reaches the same state for %s whether it redacts before or after the reducers',
  (type, payload) => {
    fc.assert(
      fc.property(anySession(12), payload, (session, given) => {
        const state = session.reduce(rootReducer, initial);
        const action = { type, payload: given };

        const told = rootReducer(redactState(state) as typeof state, redactAction(action));

        assert.deepEqual(told, redactState(rootReducer(state, action)));
      }),
      { numRuns: samples(20) },
    );
  },
);

it('leaves a redacted action as it is when it redacts it again', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      const once = redactAction(action);

      expect(redactAction(once)).toEqual(once);
    }),
    { numRuns: samples(100) },
  );
});

it('removes all personal data from actions and states', () => {
  fc.assert(
    fc.property(anySession(20), (session) => {
      const state = session.reduce(rootReducer, initial);

      const told = JSON.stringify([session.map(redactAction), redactState(state)]);
      expect([MARK, ...PLANTED_WORDS].filter((text) => told.includes(text))).toEqual([]);
    }),
    { numRuns: samples(100) },
  );
});
