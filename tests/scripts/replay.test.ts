import { reportOn, reportText } from '#scripts/replay/report.ts';
import { activityStarted, locationChanged } from '#store/shell/slice.ts';
import { recordingStore, resealed } from '#tests/support/fakes/recordingStore.ts';

function aLog(): string {
  const { store, log, time } = recordingStore();
  time.ms = 2_500;
  store.dispatch(locationChanged({ pathname: '/account/heloc/register-v2', search: '' }));
  store.dispatch(activityStarted({ id: 'a1' }));
  return log.text();
}

it('prints the story of a good log, and that every state was checked', () => {
  const report = reportOn(aLog());

  expect(report).toMatchObject({ isGood: true, failedAt: null });
  expect(reportText(report)).toMatch(/^Log [\dA-Z]{6}\n/);
  expect(reportText(report)).toContain('2     2.5 s  Opened /account/heloc/register-v2');
  expect(reportText(report)).toMatch(/2 lines played, 1 states checked\.$/);
});

it('names the action before the first state that differs', () => {
  const report = reportOn(resealed(aLog(), (lines) => lines.replace('"a1"', '"a2"')));

  expect(report).toMatchObject({ isGood: false, failedAt: 'line 3, shell/activityStarted' });
  expect(report.sentences[0]).toBe('The state is another one than was recorded, first at line 4.');
});

it.each([
  ['an altered line', (text: string) => text.replace('"a1"', '"a2"'), /^Line 3 was changed/],
  ['a missing end', (text: string) => text.split('\n').slice(0, 3).join('\n'), /end of the log/],
  ['no log', () => 'hello', /no log of Homeline/],
  ['a reducer that fails', (text: string) => withABug(text), /Our code failed at line 4/],
])('FT-110 FT-113 says what is wrong with %s', (_what, change, words) => {
  const { isGood, sentences } = reportOn(change(aLog()));

  expect(isGood).toBe(false);
  expect(sentences[0]).toMatch(words);
});

const withABug = (text: string) =>
  resealed(text, (lines) =>
    lines.replace(
      /\{"hash"/,
      '{"type":"registration/propertySubmitted","payload":null,"at":1}\n{"hash"',
    ),
  );

it('FT-111 a forged log writes nothing but text to a terminal', () => {
  const forged = resealed(aLog(), (lines) => `${lines}{"type":"a/\\u001b[2Jcleared","at":1}\n`);

  expect(reportText(reportOn(forged))).not.toContain('\u001b');
});
