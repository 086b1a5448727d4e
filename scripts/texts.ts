/** All texts that a user can read, as one page: by file, each with its line. `npm run texts -- words` shows those with these words alone. */
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
