/** A banner with every part there is, and others where a test cares. */
export const aBanner = (parts: object = {}) => ({
  uuid: 'ba000000-0000-4000-8000-000000000001',
  message: 'We answer chat from 6 AM to 5 PM Pacific.',
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: true,
  metadata: { createdAt: '2026-11-02T15:04:05Z', updatedAt: '2026-11-03T15:04:05Z' },
  ...parts,
});
