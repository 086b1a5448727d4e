import { isUnderMaintenance } from '#store/shell/maintenance.ts';

const APPLICATION = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01';

describe('MAINT-01, A-37: a route closes everything that starts like it', () => {
  it.each([
    ['/register', '/register'],
    ['/register', '/register/support'],
    ['/register/', '/register'],
    ['register', '/register'],
    ['/', '/register-v2'],
    ['/product/select', `/${APPLICATION}/product/select`],
    ['/product', `/${APPLICATION}/product/select/confirm`],
    ['/{uuid}/liens', `/${APPLICATION}/liens`],
    [`/${APPLICATION}/liens`, `/${APPLICATION}/liens`],
    ['/{uuid}', `/${APPLICATION}/liens`],
  ])('applies maintenance of %s to %s', (route, path) => {
    expect(isUnderMaintenance({ routes: ['/elsewhere', route] }, path)).toBe(true);
  });

  it.each([
    ['/register', '/register-v2'],
    ['/register/support', '/register'],
    ['/select', `/${APPLICATION}/product/select`],
    ['/product', `/${APPLICATION}`],
    ['/{uuid}', '/register-v2'],
    ['/{uuid}/liens', '/liens'],
  ])('keeps maintenance of %s away from %s', (route, path) => {
    expect(isUnderMaintenance({ routes: [route] }, path)).toBe(false);
  });

  it('applies no maintenance without routes', () => {
    expect(isUnderMaintenance({ routes: [] }, '/register')).toBe(false);
  });
});
