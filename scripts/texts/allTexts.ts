import { globSync, readFileSync } from 'node:fs';

import { textsOf, type VisibleText } from './extract.ts';

/** Where texts of users stand: the app's, and the sandbox's with the pages and messages of its lender. */
const FILES = '{src,store,sagas,server/sandbox}/**/*.{ts,tsx}';
/** Developers read these: the contract and its document, the control interface, stand-ins of other systems. */
const NOT_FOR_USERS =
  /^sagas\/api\/contract\/|^server\/sandbox\/(?:control|http|storage|chat)\/|openapi|callTexts|^src\/(?:boot|brand|types)\//;

/** The texts of every file, in the order of their paths. */
export const allTexts = (): readonly VisibleText[] =>
  globSync(FILES)
    .toSorted()
    .filter((file) => !NOT_FOR_USERS.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
