// Bans phrases that you would not say out loud (writing.md) from comments and, in titles.js, from titles of tests, so
// they can't return. The overrides in .oxlintrc.json list the folders whose comments are free of them.

/** Each phrase with a better one. */
const PHRASES = new Map([
  ['chosen:', 'Our choice:'],
  ['is none', "there is no … or isn't"],
  ['are none', "there are no … or aren't"],
  ['anew', 'again'],
  ['so that', 'so'],
  ['of its own', 'its own'],
  ['stands', 'is, means'],
  ['stand', 'are, mean'],
  ['somebody', 'the user, a person, someone'],
  ['whoever', 'anyone who'],
  ['any more', 'no longer'],
  ['as of the', 'such as'],
  ['beside', 'next to'],
  ['in sight', 'visible'],
  ['a press', 'a click'],
  ['press away', 'click away'],
  ['way on', 'what to do next'],
  ['ways on', 'what to do next'],
  ['takes the place of', 'replaces'],
  ['is not known', "isn't known, we don't know"],
]);

/** Each phrase as whole words. "Stands out" and "stand-in" are ordinary English. */
const BANNED = new RegExp(
  String.raw`(?<![\w'-])(?:${[...PHRASES.keys()].join('|')})(?![\w-]| out)`,
  'i',
);

/** The comment on one line, without the stars of its lines. */
const onOneLine = (text) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ');

/** Returns what to write instead of a banned phrase, or null for a plain text. */
export function adviceOn(text) {
  const [phrase] = BANNED.exec(text) ?? [];
  if (phrase === undefined) return null;
  return `Plain English: instead of "${phrase}", write "${PHRASES.get(phrase.toLowerCase())}".`;
}

export const plainComments = {
  create: (context) => ({
    Program() {
      for (const { loc, value } of context.sourceCode.getAllComments()) {
        const message = adviceOn(onOneLine(value));
        if (message !== null) context.report({ loc, message });
      }
    },
  }),
};
