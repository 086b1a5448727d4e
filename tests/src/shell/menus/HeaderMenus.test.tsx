import { screen } from '@testing-library/react';

import { HeaderMenus } from '#src/shell/menus/HeaderMenus.tsx';
import {
  bearerFound,
  identityAbsent,
  identityFailed,
  identityReceived,
} from '#store/identity/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

it.each([
  ['a signed-in user', [identityReceived({ uuid: 'i1' })], true],
  ['ACCESS-18 a bearer whose identity could not be read', [bearerFound(), identityFailed()], true],
  ['a visitor', [identityAbsent()], false],
  ['a visitor whose identity could not be read', [identityFailed()], false],
])('HDR-03 shows what %s sees of the notifications', (_who, given, has) => {
  renderInState(<HeaderMenus />, { given });

  expect(screen.queryByRole('button', { name: 'Notifications' }) !== null).toBe(has);
});
