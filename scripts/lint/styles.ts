/** Fails if a style sheet in src contains a color or a font size, because brands define those (look.md). */
import { globSync, readFileSync } from 'node:fs';

const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(|(?<=:[^;{]*\s?)\b(?:white|black|red|green|blue|gray|grey|silver|orange|yellow)\b/i;
const FONT_SIZE = /(?:font-size|font)\s*:[^;]*\b\d+(?:\.\d+)?(?:px|pt)\b/i;

const linesOf = (sheet: string) =>
  sheet.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, '')).split('\n');

const faults = globSync('src/**/*.css')
  .filter((file) => !file.replaceAll('\\', '/').startsWith('src/brand/'))
  .flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')).flatMap((line, index) => [
      ...(COLOR.test(line) ? [`${file}:${index + 1}: a colour; use var(--color-…)`] : []),
      ...(FONT_SIZE.test(line) ? [`${file}:${index + 1}: a size; use var(--font-size-…)`] : []),
    ]),
  );

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
