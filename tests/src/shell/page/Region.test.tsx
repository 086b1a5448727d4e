import { screen } from '@testing-library/react';

import { Region } from '#src/shell/page/Region.tsx';
import { connectionChanged, locationChanged, regionFailed } from '#store/shell/slice.ts';
import { useAppSelector } from '#src/hooks.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

/** Fails as long as there is no connection. */
function Fragile() {
  if (!useAppSelector((state) => state.shell.isOnline)) throw new Error('dana@sample.example');
  return <p>All is well</p>;
}

const page = (
  <>
    <Region name="fragile">
      <Fragile />
    </Region>
    <p>The rest of the page</p>
  </>
);
const broken = connectionChanged({ isOnline: false });
const mended = connectionChanged({ isOnline: true });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('FT-68 a part that fails takes no other with it, and tells its name alone', () => {
  const { happen, told } = renderWithStore(page);

  happen(broken);

  expect(screen.getByText('The rest of the page')).toBeVisible();
  expect(screen.getByText(/This part of the page could not be shown/)).toBeVisible();
  expect(told(regionFailed)).toEqual([regionFailed({ region: 'fragile' })]);
});

it('"Try again" draws it anew once the cause is gone', async () => {
  const { user, happen } = renderWithStore(page);

  happen(broken, mended);
  happen(broken);
  happen(mended);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('All is well')).toBeVisible();
});

it('going somewhere else tries it again as well', () => {
  const { happen } = renderWithStore(page);

  happen(broken);
  happen(mended);
  happen(locationChanged({ pathname: '/account/heloc/register', search: '' }));

  expect(screen.getByText('All is well')).toBeVisible();
});

describe('FT-51 a part whose nodes somebody else has taken away', () => {
  /** One text more or less, which React takes out of the page itself. */
  const Counted = () => (
    <p>
      {useAppSelector((state) => state.shell.isOnline) ? 'You are online. ' : null}
      <input aria-label="Name" />
    </p>
  );
  const page = (
    <Region name="counted">
      <Counted />
    </Region>
  );
  const translate = () => {
    const text = screen.getByText(/You are online/).firstChild;
    const words = document.createElement('font');
    words.textContent = 'Sie sind online. ';
    text?.replaceWith(words);
  };

  it('is drawn anew by itself, and told of', () => {
    const { happen, told } = renderWithStore(page);

    translate();
    happen(broken);

    expect(screen.getByLabelText('Name')).toBeVisible();
    expect(screen.queryByText(/online/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(told(regionFailed)).toEqual([regionFailed({ region: 'counted' })]);
  });

  it('is left to the person once that has happened too often in one place', () => {
    const { happen } = renderWithStore(page);

    for (let time = 0; time < 6; time += 1) {
      happen(mended);
      translate();
      happen(broken);
    }
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    happen(locationChanged({ pathname: '/account/heloc/register', search: '' }));

    expect(screen.getByLabelText('Name')).toBeVisible();
  });
});
