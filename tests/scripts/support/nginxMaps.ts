type Variables = Readonly<Record<string, string>>;

interface MapBlock {
  readonly source: string;
  readonly byDefault: string;
  readonly rows: readonly (readonly [key: string, value: string])[];
}

const BLOCK = /^map "([^"]*)" \$(\w+) \{\n(.*?)\n\}/gms;
const ROW = /^ {2}(?:default|"([^"]*)") "([^"]*)";$/gm;

function blockOf(source: string, body: string): MapBlock {
  const rows = [...body.matchAll(ROW)].map(([, key, value = '']) => [key, value] as const);
  return {
    source,
    byDefault: rows.find(([key]) => key === undefined)?.[1] ?? '',
    rows: rows.flatMap(([key, value]) => (key === undefined ? [] : [[key, value] as const])),
  };
}

/** Returns the flags and the pattern of a row, or null if the key is a text. */
function patternIn(key: string): RegExp | null {
  const [, flag, pattern = ''] = /^~(\*?)(.*)$/s.exec(key) ?? [];
  return flag === undefined ? null : new RegExp(pattern, flag === '*' ? 'i' : '');
}

/**
 * Evaluates the `map` blocks of an nginx configuration like nginx: a key equal to the source first, in any case, and
 * then the patterns in order.
 */
export function nginxMaps(configuration: string) {
  const blocks = new Map(
    [...configuration.matchAll(BLOCK)].map(([, source = '', name = '', body = '']) => [
      name,
      blockOf(source, body),
    ]),
  );

  const expand = (text: string, variables: Variables): string =>
    text.replaceAll(/\$(\w+)/g, (_whole, name: string) => valueOf(name, variables));

  function valueOf(name: string, variables: Variables): string {
    const block = blocks.get(name);
    if (!block) return variables[name] ?? '';
    const source = expand(block.source, variables);
    const same = block.rows.find(
      ([key]) => patternIn(key) === null && key.toLowerCase() === source.toLowerCase(),
    );
    if (same) return expand(same[1], variables);
    for (const [key, value] of block.rows) {
      const found = patternIn(key)?.exec(source);
      if (found) return expand(value, { ...variables, ...found.groups });
    }
    return expand(block.byDefault, variables);
  }

  return valueOf;
}
