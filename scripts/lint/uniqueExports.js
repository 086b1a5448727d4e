import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

// Each exported name is used once in the product, so searching for it finds one thing.

const PRODUCT = '{store,sagas,src,server,scripts}/**/*.{ts,tsx}';
const EXPORT =
  /^export (?:async )?(?:const|function\*?|class|interface|type) (?:(\w+)|\{([^}]*)\})/gm;

/** Names that a kind of file uses: a feature's sagas export `feature`. */
const CONVENTIONS = new Set(['feature']);

const namesIn = (source) =>
  [...source.matchAll(EXPORT)].flatMap(([, name, pattern]) =>
    name ? [name] : pattern.split(',').map((part) => part.split(':').at(-1).trim()),
  );

/** Maps each exported name to its files. Read once for all linted files. */
function readIndex() {
  const index = new Map();
  for (const file of globSync(PRODUCT).map((path) => path.replaceAll('\\', '/')))
    for (const name of new Set(namesIn(readFileSync(file, 'utf8'))))
      index.set(name, [...(index.get(name) ?? []), file]);
  return index;
}

let index = null;

const namesOf = (declaration) => {
  if (declaration?.id?.type === 'Identifier') return [declaration.id];
  return (declaration?.declarations ?? []).flatMap(({ id }) =>
    id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value) : [id],
  );
};

export const uniqueExports = {
  create: (context) => ({
    ExportNamedDeclaration({ declaration }) {
      index ??= readIndex();
      const file = relative(process.cwd(), context.filename).replaceAll('\\', '/');
      for (const node of namesOf(declaration)) {
        const files = index.get(node.name) ?? [];
        const other = files.find((one) => one !== file);
        // Tests may reuse names.
        if (!files.includes(file) || other === undefined || CONVENTIONS.has(node.name)) continue;
        context.report({
          node,
          message: `${other} also exports ${node.name}. Rename one of them.`,
        });
      }
    },
  }),
};
