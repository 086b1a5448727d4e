import {
  chooseBanners,
  currentDismissals,
  firstOfEach,
  type BannerItem,
} from '#store/banners/banners.ts';

const anItem = (uuid: string, about: Partial<BannerItem> = {}): BannerItem => ({
  uuid,
  message: `Message ${uuid}`,
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: null,
  metadata: { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-05T00:00:00Z' },
  ...about,
});
const made = (createdAt: string | null, updatedAt: string | null = null) => ({
  metadata: { createdAt, updatedAt },
});
const shown = (items: readonly BannerItem[], dismissals = {}) =>
  chooseBanners(items, 'heloc', dismissals).map(({ uuid }) => uuid);

it('BANNER-03 BANNER-04 A-59 shows the two newest, newest first, whatever was updated last', () => {
  const items = [
    anItem('old', made('2026-10-01T00:00:00Z', '2026-11-20T00:00:00Z')),
    anItem('newest', made('2026-11-03T00:00:00Z')),
    anItem('timeless', made(null)),
    anItem('newer', made('2026-11-02T00:00:00Z')),
  ];

  expect(shown(items)).toEqual(['newest', 'newer']);
});

it('BANNER-03 shows two of 500 banners', () => {
  expect(shown(Array.from({ length: 500 }, (_, index) => anItem(String(index))))).toHaveLength(2);
});

it.each([
  ['an inactive one', { active: false }],
  ['one of other apps', { apps: ['portfolio'] }],
])("BANNER-06 A-60 doesn't show %s", (_what, about) => {
  expect(shown([anItem('a', about), anItem('b')])).toEqual(['b']);
});

it.each([
  ['an info', { variant: 'info' }, true],
  ['a warning', { variant: 'warn' }, false],
  ['an info that says no', { variant: 'info', dismissable: false }, false],
  ['a warning that says yes', { variant: 'warn', dismissable: true }, true],
] as const)('BANNER-07 A-61 decides whether %s can be dismissed', (_what, about, isDismissable) => {
  expect(chooseBanners([anItem('a', about)], 'heloc', {})).toMatchObject([{ isDismissable }]);
});

it.each([
  ['later than the last update', '2026-11-05T00:00:01Z', {}, []],
  ['at the last update', '2026-11-05T00:00:00Z', {}, ['a']],
  ['before the last update', '2026-11-04T00:00:00Z', {}, ['a']],
  [
    'after it was created, and never updated',
    '2026-11-02T00:00:00Z',
    made('2026-11-01T00:00:00Z'),
    [],
  ],
  ['without a time', '2026-11-02T00:00:00Z', made(null), []],
  ['at an unreadable time', 'yesterday', {}, ['a']],
  ["although it can't be dismissed", '2026-11-06T00:00:00Z', { variant: 'warn' }, ['a']],
] as const)(
  'BANNER-09 to BANNER-11 decides whether to show a banner dismissed %s',
  (_when, a, about, uuids) => {
    const items = [anItem('a', about)];

    expect(shown(items, { a })).toEqual(uuids);
    expect(Object.keys(currentDismissals(items, { a, gone: a }))).toEqual(
      uuids.length === 0 ? ['a', 'gone'] : ['gone'],
    );
  },
);

it('makes no room for an older banner when one is dismissed (12.5)', () => {
  const items = ['2026-11-03', '2026-11-02', '2026-10-01'].map((day) =>
    anItem(day, made(`${day}T00:00:00Z`)),
  );

  expect(shown(items, { '2026-11-03': '2026-11-04T00:00:00Z' })).toEqual(['2026-11-02']);
});

it.each([
  ['of 500 characters is shown', 'x'.repeat(500), 'x'.repeat(500), false],
  ['of 100 KB is cut', 'x'.repeat(100_000), `${'x'.repeat(499)}…`, true],
  ['is cut between characters', `${'x'.repeat(498)}🏠🏠`, `${'x'.repeat(498)}…`, true],
])('FT-85 shows up to 500 characters of a message: %s', (_what, message, cut, isCut) => {
  const [banner] = chooseBanners([anItem('a', { message })], 'heloc', {});

  expect(banner).toMatchObject({ message: cut, whole: isCut ? message : null });
});

it('FT-85 keeps the first of the banners with the same uuid', () => {
  const items = [
    anItem('a', { message: 'First' }),
    anItem('b'),
    anItem('a', { message: 'Second' }),
  ];

  expect(firstOfEach(items).map(({ message }) => message)).toEqual(['First', 'Message b']);
});
