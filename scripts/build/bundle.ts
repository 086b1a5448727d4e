import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type MultiStats } from 'webpack';

import { clientConfig, prerenderConfig } from '#webpack.config.ts';

/** Removes an earlier build's files from dist/assets. Keeps compressed copies of current files. */
function removeStale(current: ReadonlySet<string>) {
  for (const file of globSync('dist/assets/**/*.*'))
    if (
      !statSync(file).isDirectory() &&
      !current.has(file.replaceAll('\\', '/').replace(/\.(br|gz)$/, ''))
    )
      rmSync(file);
}

const run = (compiler: webpack.MultiCompiler) =>
  new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the cache for the next build.
      compiler.close((closingError) => {
        if (error || closingError || !stats) reject(error ?? closingError ?? new Error('No build'));
        else resolve(stats);
      });
    });
  });

/** Reports every tenth of the work: on one line of a terminal, or on a line each in a file. */
function reportProgress(): (share: number) => void {
  const { isTTY } = process.stdout;
  let reported = 0;
  return (share) => {
    const percent = Math.floor(share * 10) * 10;
    if (percent <= reported) return;
    reported = percent;
    process.stdout.write(
      `${isTTY ? '\r' : ''}Bundling: ${percent} %${isTTY && percent < 100 ? '' : '\n'}`,
    );
  };
}

/** Bundles the client into dist and the prerenderer into build. Returns the client's files. */
export async function bundle(): Promise<string[]> {
  const compiler = webpack([clientConfig('production'), prerenderConfig('production')]);
  if (!compiler) throw new Error('webpack did not start');
  new webpack.ProgressPlugin(reportProgress()).apply(compiler);
  const stats = await run(compiler);
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  if (stats.hasErrors()) throw new Error('The build has errors');

  const names = Object.keys(stats.stats[0]?.compilation.assets ?? {});
  const files = names
    .filter((name) => name.startsWith('assets/'))
    .map((name) => join('dist', name).replaceAll('\\', '/'));
  removeStale(new Set(files));
  return files;
}
