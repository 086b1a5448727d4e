import { readFileSync } from 'node:fs';

import { transformSync } from '@swc/core';

/** The inline script of every page, as small as it gets. */
export function earlyScript(): string {
  const { code } = transformSync(readFileSync('src/boot/early.ts', 'utf8'), {
    filename: 'early.ts',
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3, toplevel: true }, mangle: { toplevel: true } },
    },
    minify: true,
  });
  // It is inserted as a classic script: its names stay its own.
  return `(()=>{${code.replace(/export\s*\{\s*\};?/, '')}})()`;
}
