// A test's title must make sense by itself: it starts with a requirement id or a verb in the third person (writing.md).

import { adviceOn } from './plainComments.js';

const MESSAGE =
  'Start the title with a requirement id or a verb in the third person: "keeps the key …".';

const TESTS = new Set(['it', 'test']);
const ID = /^(?:[A-Z][A-Z0-9]*-[A-Z0-9]+|S[1-7]\b|ASVS \d|WCAG \d)/;
const VERB = /^(?:doesn't|isn't|can't|[a-z]+s)[ ,]/;
/** Words at the start of a title that look like a verb in the third person. */
const NO_VERB =
  /^(?:access|address|always|business|its|less|plus|process|progress|status|this|unless|yes|[a-z]+(?:ations|ments|ties)|accounts|digits|facts|files|lines|messages|pages|steps|tokens) /;

/** Returns the name that `it`, `it.each(…)`, `it.only` or `` it.each`…` `` starts with. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? nameOf(callee.tag) : '';
}

/** Returns a title's text up to the first inserted value. */
function textOf(title) {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? `${title.quasis[0].value.cooked}…` : null;
}

export const titles = {
  create: (context) => ({
    CallExpression({ callee, arguments: [title] }) {
      if (!TESTS.has(nameOf(callee))) return;
      const text = textOf(title);
      if (text === null) return;
      const advice = adviceOn(text);
      if (advice !== null) context.report({ node: title, message: advice });
      if (ID.test(text) || (VERB.test(text) && !NO_VERB.test(text))) return;
      context.report({ node: title, message: MESSAGE });
    },
  }),
};
