import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { activityStarted, locationChanged } from '#store/shell/slice.ts';
import { recordingStore, resealed } from '#tests/support/fakes/recordingStore.ts';

function aLog() {
  const { store, log } = recordingStore();
  store.dispatch(locationChanged({ pathname: '/account/heloc/register-v2', search: '' }));
  store.dispatch(incomeSubmitted({ income: 85_000, employmentType: 'RETIRED' }));
  store.dispatch(activityStarted({ id: 'a1' }));
  return log.text();
}

const play = (text: string) => replay(readLog(text).lines);

it('FT-113 plays a log to the redacted state that it was recorded in', () => {
  const { state, ...found } = play(aLog());

  expect(found).toMatchObject({
    counts: { begun: 1, played: 3, unknown: 0, unrecordable: 0, checked: 1 },
    differsAt: null,
    threwAt: null,
  });
  expect(state.shell.location.pathname).toBe('/account/heloc/register-v2');
  expect(state.registration.answers.draft.income).toEqual({
    income: 10_000,
    employmentType: 'RETIRED',
  });
});

it('FT-113 reports the next checkpoint when the actions lead to another state', () => {
  const changed = resealed(aLog(), (lines) => lines.replace('"a1"', '"a2"'));

  expect(play(changed).differsAt).toBe(5);
});

it('FT-113 reports the next checkpoint when the log starts with another state', () => {
  const changed = resealed(aLog(), (lines) => lines.replace('"isOnline":true', '"isOnline":false'));

  expect(play(changed).differsAt).toBe(5);
});

it.each([
  ['a file of a hundred megabytes', `${aLog()}${' '.repeat(100_000_000)}`, 'tooLong'],
  ['a picture', '\u0089PNG\r\n', 'noLog'],
  ['the log of another program', '{"level":"info","message":"hello"}\n', 'noLog'],
])('FT-110 refuses %s', (_what, text, fault) => {
  expect(readLog(text)).toMatchObject({ fault, lines: [] });
});

it('FT-111 ignores unknown lines, and counts them', () => {
  const forged = [
    '{"type":"evil/navigated","payload":{"to":"https://evil.example"},"at":1}',
    '{"type":"__proto__","payload":{"__proto__":{"isOnline":false}},"at":1}',
    '{"type":"shell/toastShown","payload":{"id":"1","tone":"info","text":"<img src=x>"},"at":1}',
  ];

  const found = play(resealed(aLog(), (lines) => lines + forged.join('\n')));

  expect(found).toMatchObject({ counts: { unknown: 2, played: 4 } });
  expect(found.state.shell.toasts).toEqual([{ id: '1', tone: 'info', text: 'xxxxxxxxxxxxxxxx' }]);
  expect(found.state.shell.isOnline).toBe(true);
});

it('FT-113 stops at the line where a reducer throws', () => {
  const broken = '{"type":"registration/propertySubmitted","payload":null,"at":1}';

  const log = resealed(aLog(), (lines) => `${lines}${broken}\n{"type":"shell/backPressed","at":2}`);

  expect(play(log)).toMatchObject({ counts: { played: 3 }, threwAt: 6 });
});

describe('FT-112 a forged log', () => {
  const forged = (count: number, lineOf: (count: number) => object) =>
    resealed(aLog(), (lines) =>
      Array.from(
        { length: count },
        (_none, at) => `${JSON.stringify({ ...lineOf(at), at })}\n`,
      ).reduce((text, line) => text + line, lines),
    );

  it('keeps only the last hundred activities of a forged log in which none ends', () => {
    const log = forged(20_000, (count) => ({
      type: 'shell/activityStarted',
      payload: { id: `b${count}` },
    }));

    const { state, counts, overgrownAt } = play(log);

    expect(counts.played).toBe(20_003);
    expect(overgrownAt).toBeNull();
    expect(state.shell.activities).toHaveLength(100);
    expect(state.shell.activities.at(-1)).toBe('b19999');
  });

  it('stops playing a forged log whose lists outgrow those of any page', () => {
    const log = forged(5_000, (count) => ({
      type: 'shell/featureStarted',
      payload: { feature: `f${count}` },
    }));

    const { counts, overgrownAt } = play(log);

    expect(counts.played).toBeLessThan(2_500);
    expect(overgrownAt).toBe(counts.played + 3);
  });

  it("stops at the start of a forged log whose list is longer than any page's", () => {
    const toasts = Array.from({ length: 21_000 }, () => ({ id: 'a', tone: 'info', text: '' }));
    const log = resealed(aLog(), (lines) =>
      lines.replace('"toasts":[]', `"toasts":${JSON.stringify(toasts)}`),
    );

    expect(play(log)).toMatchObject({ overgrownAt: 1, counts: { overgrown: 1, played: 0 } });
  });

  it('reports a difference when the state of a forged log is too large to compare', () => {
    const note = { note: { call: 'GET /heloc', status: 200, ms: 1 } };
    const values = (count: number) => ({
      [`field${count}`]: Array.from({ length: 4_500 }, () => 1),
    });
    const log = forged(300, (count) =>
      count < 270
        ? note
        : {
            type: 'registration/answersTyped',
            payload: { step: 'address', values: values(count) },
          },
    );

    const checked = play(resealed(log, (lines) => `${lines}{"hash":"a"}\n`));

    expect(checked).toMatchObject({ overgrownAt: null, threwAt: null, differsAt: 306 });
  });
});

describe('SC-25 a replay', () => {
  const doors = ['fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage'];
  const clocks = ['setTimeout', 'setInterval', 'queueMicrotask'];

  /** Returns the globals that `act` reads, of those that reach outside. */
  function reachedFor(act: () => void): string[] {
    const reached: string[] = [];
    const names = [...doors, ...clocks];
    const were = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    for (const name of names)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => void reached.push(name),
      });
    try {
      act();
    } finally {
      for (const [at, name] of names.entries()) {
        const was = were[at];
        if (was) Object.defineProperty(globalThis, name, was);
        else Reflect.deleteProperty(globalThis, name);
      }
    }
    return reached;
  }

  it('accesses no network, storage or clock during a replay', () => {
    const log = aLog();

    expect(reachedFor(() => void play(log))).toEqual([]);
  });

  it('leaves the state of the page unchanged during a replay', () => {
    const { store } = recordingStore();
    const before = store.getState();

    const { state } = play(aLog());

    expect(state.registration.answers.draft.income).not.toBeNull();
    expect(store.getState()).toBe(before);
  });
});

it('plays a log of a version that had fewer slices', () => {
  const start = '{"log":1,"app":"0.9.0","org":"A","startedAt":"","state":{"gone":{"page":1}}}';
  const line = '{"type":"shell/activityStarted","payload":{"id":"a"},"at":1}';

  const { state } = play(`${start}\n${line}`);

  expect(state.shell.activities).toEqual(['a']);
  expect(state).not.toHaveProperty('gone');
});
