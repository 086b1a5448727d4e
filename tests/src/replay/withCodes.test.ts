import { withCodes } from '#src/replay/withCodes.ts';

const reason = (code: string | null, text: string) => ({ code, text });

it.each([
  ['a reason with a code', reason('DTI', 'xxxxxxxx'), reason('DTI', 'DTI')],
  ['a reason without a code', reason(null, 'xxxxxxxx'), reason(null, 'xxxxxxxx')],
  ['a code that is no code', reason('xxxxxxxx', 'xxxxxxxx'), reason('xxxxxxxx', 'xxxxxxxx')],
  [
    'a refusal',
    { code: 'TYPE', message: 'xxxxxxxx', status: 422 },
    { code: 'TYPE', message: 'TYPE', status: 422 },
  ],
])('shows %s as its code where there is one', (_what, given, shown) => {
  expect(withCodes({ list: [given], other: 1 })).toEqual({ list: [shown], other: 1 });
});

it('keeps the parts of a state that have no code', () => {
  const state = { shell: { modals: [] }, decision: { reasons: [reason('DTI', 'xxxxxxxx')] } };

  expect(withCodes(state).shell).toBe(state.shell);
});
