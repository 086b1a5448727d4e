import { act, fireEvent, screen } from '@testing-library/react';

import { lazyPart } from '#src/shell/lazyPart.tsx';
import { connectionChanged } from '#store/shell/slice.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const Toast = ({ text }: { text: string }) => <p>{text}</p>;
const NO_LINE = new Error('No line');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function open(load: () => Promise<typeof Toast>) {
  const Overlays = lazyPart('overlays', load);
  return renderWithStore(<Overlays isWanted={false} text="Saved" />);
}

it('FT-01 loads the overlays half a second after the first input, before they are wanted', async () => {
  open(() => Promise.resolve(Toast));
  await pass(60_000);
  expect(screen.queryByText('Saved')).toBeNull();

  fireEvent.pointerMove(document.body);
  await pass(500);

  expect(screen.getByText('Saved')).toBeVisible();
});

it("FT-01 loads overlays that couldn't load offline when the connection is back", async () => {
  let isOnline = false;
  const { dispatch } = open(() => (isOnline ? Promise.resolve(Toast) : Promise.reject(NO_LINE)));
  dispatch(connectionChanged({ isOnline }));
  fireEvent.pointerMove(document.body);
  await pass(60_000);
  expect(screen.queryByText(/Saved|could not be shown/)).toBeNull();

  isOnline = true;
  dispatch(connectionChanged({ isOnline }));
  await pass(500);

  expect(screen.getByText('Saved')).toBeVisible();
});
