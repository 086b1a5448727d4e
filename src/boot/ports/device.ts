import type { LoggedDevice } from '#store/actionLog/lines.ts';

/** Matches the most specific mark first, because Chrome's user agent names Safari, too. */
const FAMILIES: readonly (readonly [mark: RegExp, family: string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** What the log says about the browser. Version and model are left out because they could identify a user. */
export const deviceOf = (
  { userAgent, language }: Pick<Navigator, 'userAgent' | 'language'>,
  width: number,
): LoggedDevice => ({
  browser: FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Another',
  width,
  language,
});
