// Bans phrases in comments that you would not say out loud (writing.md), so they can't return to folders that are free
// of them. The overrides in .oxlintrc.json list these folders.

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

const BANNED = new RegExp(String.raw`(?<![\w'-])(?:${[...PHRASES.keys()].join('|')})(?!\w)`, 'i');

/** The comment on one line, without the stars of its lines. */
const onOneLine = (text) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ');

export const plainComments = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const [phrase] = BANNED.exec(onOneLine(comment.value)) ?? [];
        if (phrase === undefined) continue;
        const better = PHRASES.get(phrase.toLowerCase());
        context.report({
          loc: comment.loc,
          message: `Plain English in comments: instead of "${phrase}", write "${better}".`,
        });
      }
    },
  }),
};
