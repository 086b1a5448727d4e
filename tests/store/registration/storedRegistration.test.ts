import { identityReceived } from '#store/identity/slice.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { hasAnswers, selectStoredRegistration } from '#store/registration/storedRegistration.ts';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { stateAt } from '#tests/support/stateAt.ts';

it.each([
  { what: 'nothing', facts: [], isAnswered: false },
  {
    what: 'what others know',
    facts: [
      identityReceived({ uuid: IDENTITY }),
      prefilledBy('profile', { email: 'dana@sample.example', dob: '1985-04-27', name: {} }),
      prefilledBy('prepop', {}),
    ],
    isAnswered: false,
  },
  { what: 'an answer', facts: [incomeSubmitted({ income: 1 })], isAnswered: true },
  {
    what: 'typed text',
    facts: [answersTyped({ step: 'name', values: { firstName: 'D' } })],
    isAnswered: true,
  },
])('stores a draft only of what the user gave, after $what', ({ facts, isAnswered }) => {
  expect(hasAnswers(stateAt('/register-v2', ...facts))).toBe(isAnswered);
});

it('FT-42: stores the answers, the typed text and the progress of the submit', () => {
  const state = stateAt('/register-v2', incomeSubmitted({ income: 1 }));
  const { draft, unsaved, campaign } = state.registration.answers;

  expect(selectStoredRegistration(state)).toEqual({
    draft,
    unsaved,
    campaign,
    chain: idleChain,
    settled: {},
    pendingWrites: {},
  });
});
