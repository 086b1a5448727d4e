import type { LoggedDevice } from '#store/actionLog/lines.ts';

/** The families by their mark in the user agent, the most special first: Chrome names Safari too. */
const FAMILIES: readonly (readonly [mark: RegExp, family: string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** What of the browser the log names: no version and no model, which would tell people apart. */
export const deviceOf = (
  { userAgent, language }: Pick<Navigator, 'userAgent' | 'language'>,
  width: number,
): LoggedDevice => ({
  browser: FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Another',
  width,
  language,
});
