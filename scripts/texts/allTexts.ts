import { globSync, readFileSync } from 'node:fs';

import { textsOf, type VisibleText } from './extract.ts';

/** Files with texts for users: the app's, and the sandbox's pages and messages. */
const FILES = '{src,store,sagas,server/sandbox}/**/*.{ts,tsx}';
/** Only developers read these: the contract and its document, the control interface, imitations of other systems. */
const NOT_FOR_USERS =
  /^sagas\/api\/contract\/|^server\/sandbox\/(?:control|http|storage|chat)\/|openapi|callTexts|^src\/(?:boot|brand|types)\//;

/** Returns all texts, sorted by file. */
export const allTexts = (): readonly VisibleText[] =>
  globSync(FILES)
    .toSorted()
    .filter((file) => !NOT_FOR_USERS.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
