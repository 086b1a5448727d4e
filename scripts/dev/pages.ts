import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import webpack, { type Compiler } from 'webpack';

import { earlyScript } from '#scripts/build/early.ts';
import { isScript, isStyle } from '#scripts/build/manifest.ts';
import { fillPageTemplate } from '#scripts/build/page.ts';
import { pageFor } from '#server/host/pages.ts';
import { themeCss } from '#src/brand/theme.ts';
import type { PrerenderedPage } from '#src/boot/prerenderedLocation.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { prerenderConfig } from '#webpack.config.ts';

import { brandAt } from './brandAt.ts';

type RenderPage = (organisation: Organisation, page: PrerenderedPage) => Promise<string>;

/** Bundles the prerenderer on every save. Returns a function that loads the latest. */
async function watchPrerender(): Promise<() => Promise<RenderPage>> {
  const compiler = webpack(prerenderConfig('development'));
  if (!compiler) throw new Error('webpack did not start');
  const { path = '' } = prerenderConfig('development').output ?? {};
  const address = pathToFileURL(join(path, 'prerender.mjs')).href;
  let build = 0;

  await new Promise<void>((resolve) => {
    compiler.watch({}, (error, stats) => {
      if (error) throw error;
      if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      build += 1;
      resolve();
    });
  });
  return async () =>
    ((await import(`${address}?${build}`)) as { renderPage: RenderPage }).renderPage;
}

function watchEntry(compiler: Compiler): () => readonly string[] {
  let urls: readonly string[] = [];
  compiler.hooks.done.tap('Pages', ({ compilation }) => {
    const files = compilation.entrypoints.get('client')?.getFiles() ?? [];
    urls = files.filter((file) => !file.includes('.hot-update.')).map((file) => `/${file}`);
  });
  return () => urls;
}

/** Prerenders a page on request, with the build's template and brands. */
export async function devPages(compiler: Compiler) {
  const getEntryFiles = watchEntry(compiler);
  const renderPageNow = await watchPrerender();

  return async (address: URL): Promise<string> => {
    const organisation = brandAt(address);
    const page = pageFor(organisation, address, new Date().toISOString().slice(0, 10));
    const renderPage = await renderPageNow();
    const entry = getEntryFiles();
    return fillPageTemplate({
      organisation,
      page,
      appVersion: 'development',
      isSandbox: true,
      bannersBase: '',
      logAddress: '',
      content: await renderPage(organisation, page),
      css: themeCss(organisation),
      styles: entry.filter(isStyle),
      early: earlyScript(),
      scripts: entry.filter(isScript).map((url) => ({ url, integrity: null })),
    });
  };
}
