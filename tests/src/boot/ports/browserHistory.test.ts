import { waitFor } from '@testing-library/react';

import { browserHistory } from '#src/boot/ports/browserHistory.ts';

const HERE = '/account/heloc/register-v2';
const here = { pathname: HERE, search: '?org=LARKMERE' };
const next = { pathname: `${HERE}/for-sale`, search: '?org=LARKMERE' };
const path = ({ pathname, search }: typeof here) => pathname + search;
const shown = () => location.pathname + location.search;
const untilShown = (place: typeof here) => waitFor(() => expect(shown()).toBe(path(place)));

describe("the browser's history", () => {
  beforeEach(() => {
    history.pushState(null, '', path(here));
  });

  it('a new entry counts at once, and is pushed when its screen has been painted', async () => {
    const port = browserHistory();
    const before = history.length;

    port.push(path(next));

    expect(port.current()).toEqual(next);
    expect(shown()).toBe(path(here));
    await untilShown(next);
    expect(history.length).toBe(before + 1);
  });

  it('two entries in one frame are two', async () => {
    const port = browserHistory();
    const before = history.length;

    port.push(`${HERE}/annual-income`);
    port.push(path(next));

    expect(shown()).toBe(`${HERE}/annual-income`);
    expect(port.current()).toEqual(next);
    await untilShown(next);
    expect(history.length).toBe(before + 2);
  });

  it('a replacement replaces the new entry', () => {
    const port = browserHistory();
    const before = history.length;

    port.push(path(next));
    port.replace(`${HERE}/annual-income`);

    expect(history.length).toBe(before + 1);
    expect(shown()).toBe(`${HERE}/annual-income`);
  });

  it('Back from a new entry leads to the previous entry', async () => {
    const port = browserHistory();

    port.push(path(next));
    port.back();

    await untilShown(here);
    expect(port.current()).toEqual(here);
  });

  it('each entry has a number that tells Back from Forward, also after a reload', async () => {
    const port = browserHistory();
    const first = port.entry();
    const numbers: number[] = [];
    const stop = port.listen(() => numbers.push(port.entry() - first));

    port.push(path(next));
    expect(port.entry()).toBe(first + 1);
    await untilShown(next);
    expect(browserHistory().entry()).toBe(first + 1);
    port.replace(path(here));
    history.back();
    await waitFor(() => expect(numbers).toEqual([0]));
    history.forward();
    await waitFor(() => expect(numbers).toEqual([0, 1]));
    stop();
  });

  it('a user who goes back before the screen is painted goes back from the visible screen', async () => {
    const port = browserHistory();
    history.pushState(null, '', `${HERE}/annual-income`);
    const moves: unknown[] = [];
    const stop = port.listen((place) => moves.push(place));

    history.back();
    // The browser's own Back comes in a later task: this is still before it.
    port.push(path(next));

    await waitFor(() => expect(moves).toEqual([here]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(port.current()).toEqual(here);
    expect(shown()).toBe(path(here));
    stop();
  });
});
