import { pathInside, screenAt } from '#store/shell/screens.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const BASE = '/account/heloc';

it.each([
  ['register/account-setup', 'accountSetup'],
  ['register/support', 'registrationSupport'],
  [`register/${UUID}/name`, 'editAnswer'],
  [`register/${UUID}/whatever/`, 'editAnswer'],
  [`register/${UUID}`, null],
  [`register/${UUID}/name/more`, null],
  ['register/not-an-id/name', null],
  [`${UUID}/start/hmda`, 'application'],
  ['heloc-signer/login', 'signerLogin'],
  ['heloc-signer/conditions/identity', 'signer'],
])('C-04 %s is %s', (path, screen) => {
  expect(screenAt(`${BASE}/${path}`)?.screen ?? null).toBe(screen);
});

it.each([
  [`${BASE}/${UUID}/start/hmda/`, 'start/hmda'],
  [`${BASE}/register/${UUID}/name`, 'register/name'],
  [`${BASE}/${UUID}`, ''],
])('%s is %s inside its application', (pathname, path) => {
  expect(pathInside(UUID, pathname)).toBe(path);
});
