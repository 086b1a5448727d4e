import { act } from '@testing-library/react';

import { showsReplay } from '#src/boot/replay.ts';
import { showFrame } from '#src/replay/showFrame.tsx';
import { locationChanged } from '#store/shell/slice.ts';
import { rootReducer } from '#store/index.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const REPLAY = '/account/heloc/support/replay';
const organisation = anOrganisation();

function aContainer(): HTMLElement {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  return container;
}

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  { where: 'a page of a lender', isSandbox: false, hasReplay: false, isShown: false },
  { where: 'a deployment that has it', isSandbox: false, hasReplay: true, isShown: true },
  { where: 'a sandbox', isSandbox: true, hasReplay: false, isShown: true },
  {
    where: 'another address',
    path: '/account/heloc/register-v2',
    isSandbox: true,
    hasReplay: true,
    isShown: false,
  },
])(
  'SC-25 shows the replay of a log only where it is allowed: $where',
  async ({ path = REPLAY, isShown, isSandbox, hasReplay }) => {
    history.replaceState(null, '', path);
    const container = aContainer();

    await act(async () => {
      expect(await showsReplay(container, { organisation, isSandbox, hasReplay })).toBe(isShown);
    });

    expect(container.textContent?.includes('Replay a log')).toBe(isShown);
  },
);

it('SC-25 keeps a replayed screen inert, and changes it only by what it is given', async () => {
  const container = aContainer();
  await act(async () => showFrame(container, organisation));
  const state = rootReducer(
    undefined,
    locationChanged({ pathname: '/account/heloc/register-v2', search: '' }),
  );

  await act(async () => window.homelineShow?.(state));

  expect(container.querySelector('h1')?.textContent).toMatch(/^Apply in 5 minutes/);
  expect(document.body.inert).toBe(true);
});
