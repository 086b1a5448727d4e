import { readFileSync } from 'node:fs';

import { transformSync } from '@swc/core';

/** Returns the minified inline script of every page. */
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
  // Wraps the code to scope its names, because it becomes a classic script.
  return `(()=>{${code.replace(/export\s*\{\s*\};?/, '')}})()`;
}
