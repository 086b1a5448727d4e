/**
 * Prints all texts for users on one page, by file and line. `npm run texts -- words` shows only those that contain
 * these words.
 */
import { allTexts } from './texts/allTexts.ts';
import { faultOf } from './texts/wording.ts';

const [words = ''] = process.argv.slice(2);
let shown = '';
for (const found of allTexts()) {
  const { file, line, text } = found;
  if (!text.toLowerCase().includes(words.toLowerCase())) continue;
  if (file !== shown) console.log(`\n## ${file}\n`);
  shown = file;
  const better = faultOf(found);
  console.log(`${line}: ${text}${better === null ? '' : ` (better: ${better})`}`);
}
