interface Rule {
  /** A selector list, or an at-rule with its condition. */
  readonly prelude: string;
  readonly body: string;
}

/** Parses the top-level rules of minified CSS. Ignores statements without a block, which the build doesn't write. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    }
  }
  return rules;
}

const requirementsOf = (selector: string) =>
  selector
    .replaceAll(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/:has\([^(),]*,[^()]*\)/g, '');

/** Whether all classes of a selector are on the page. Attributes and states may change, so they always match. */
const mayMatch = (selector: string, classes: ReadonlySet<string>) =>
  [...requirementsOf(selector).matchAll(/\.([\w-]*[A-Za-z_][\w-]*)/g)].every(([, name = '']) =>
    classes.has(name),
  );

const topLevelCommas = /,(?![^()]*\))/;

function filterRule({ prelude, body }: Rule, classes: ReadonlySet<string>): string {
  if (/^@(?:media|supports|container|layer)\b/.test(prelude)) {
    const inner = rulesOf(body)
      .map((rule) => filterRule(rule, classes))
      .join('');
    return inner && `${prelude}{${inner}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = prelude.split(topLevelCommas).filter((selector) => mayMatch(selector, classes));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** Returns the rules of a style sheet that a page's first paint needs. */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const rules = rulesOf(css).map((rule) => filterRule(rule, classes));
  const drawn = rules.join('');
  return rules
    .filter((rule) => {
      const [, name] = /^@keyframes\s+([\w-]+)/.exec(rule) ?? [];
      return name === undefined || new RegExp(`animation(?:-name)?:[^;}]*\\b${name}`).test(drawn);
    })
    .join('');
}
