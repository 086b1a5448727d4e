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

  it('shows a new entry at once, and adds one with each push', () => {
    const port = browserHistory();
    const before = history.length;

    port.push(`${HERE}/annual-income`);
    port.push(path(next));

    expect(port.current()).toEqual(next);
    expect(shown()).toBe(path(next));
    expect(history.length).toBe(before + 2);
  });

  it('replaces the new entry instead of adding another', () => {
    const port = browserHistory();
    const before = history.length;

    port.push(path(next));
    port.replace(`${HERE}/annual-income`);

    expect(history.length).toBe(before + 1);
    expect(shown()).toBe(`${HERE}/annual-income`);
  });

  it('goes back from a new entry to the previous one', async () => {
    const port = browserHistory();

    port.push(path(next));
    port.back();

    await untilShown(here);
    expect(port.current()).toEqual(here);
  });

  it('gives each entry a number that tells Back from Forward, even after a reload', async () => {
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
});
