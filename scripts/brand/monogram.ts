import { themeColors } from '#src/brand/colors.ts';
import type { Organisation } from '#store/org/organisation.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** Draws a logo from the lender's initials in the brand's colors. Its title is the lender's name. */
export function monogram({ orgMetaData, theme }: Pick<Organisation, 'orgMetaData' | 'theme'>) {
  const { companyName } = orgMetaData.companyInfo;
  const { brand, onBrand } = themeColors(theme);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img">
  <title>${escaped(companyName)}</title>
  <rect width="48" height="48" rx="12" fill="${brand}"/>
  <text x="24" y="31" fill="${onBrand}" font-family="Arial, Liberation Sans, sans-serif" font-size="20" font-weight="700" text-anchor="middle">${escaped(initialsOf(companyName))}</text>
</svg>
`;
}
