/** A banner of the public file. Missing fields are left out of it. */
export interface StoredBanner {
  readonly uuid: string;
  readonly message: string;
  readonly apps: readonly string[];
  readonly variant: 'info' | 'warn';
  readonly active?: boolean;
  readonly dismissable?: boolean;
  readonly metadata?: { readonly createdAt?: string; readonly updatedAt?: string };
}

const banner = (
  number: number,
  day: string,
  message: string,
  about: Partial<StoredBanner> = {},
): StoredBanner => ({
  uuid: `ba000000-0000-4000-8000-00000000000${number}`,
  message,
  apps: ['heloc'],
  variant: 'info',
  active: true,
  metadata: { createdAt: `${day}T15:00:00.000Z`, updatedAt: `${day}T15:00:00.000Z` },
  ...about,
});

/** The banners of 12.5, which the console turns on; the fifth is older than the two that are shown. */
export const demoBanners: readonly StoredBanner[] = [
  banner(1, '2026-11-02', 'We answer chat from 6 AM to 5 PM Pacific.'),
  banner(2, '2026-11-01', 'Mail may be slow this week. Please upload instead.', {
    variant: 'warn',
  }),
  banner(3, '2026-11-03', 'Portfolio statements for October are ready.', { apps: ['portfolio'] }),
  banner(4, '2026-11-03', 'We are closed on Thursday.', { active: false }),
  banner(5, '2026-10-01', 'Our phone lines open at 6 AM Pacific.'),
];
