import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';

import type { Manifest } from '#scripts/build/manifest.ts';

const root = import.meta.dirname;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

export type Mode = 'production' | 'development';

/** Writes down which files the entry and each lazy screen need: build/manifest.json. */
class ManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('Manifest', ({ compilation }) => {
      const urlsOf = (files: readonly string[]) =>
        files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`);
      const lazy = compilation.chunkGroups.flatMap((group) =>
        group.origins.flatMap(({ request }) =>
          request === undefined ? [] : [[request, urlsOf(group.getFiles())] as const],
        ),
      );
      const workers = [...compilation.asyncEntrypoints.values()].map(
        (worker) => [worker.name ?? '', urlsOf(worker.getFiles())] as const,
      );
      const entry = urlsOf(compilation.entrypoints.get('client')?.getFiles() ?? []);
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([entry, lazy, workers]))
        .digest('hex');
      const manifest: Manifest = {
        version: `${version}+${fingerprint.slice(0, 8)}`,
        entry,
        lazy: Object.fromEntries(lazy),
        workers: Object.fromEntries(workers),
      };
      mkdirSync(join(root, 'build'), { recursive: true });
      writeFileSync(join(root, 'build/manifest.json'), JSON.stringify(manifest, null, 1));
    });
  }
}

/**
 * What pdf.js fetches when a document needs it: decoders of scans, character maps, fonts. They are served as they are,
 * in a folder of their version (decision 79).
 */
const PDF_FILES = ['wasm/*_nowasm_fallback.js', 'wasm/LICENSE_*', 'cmaps/*', 'standard_fonts/*'];

class PdfFilesPlugin {
  apply(compiler: Compiler) {
    const folder = join(root, 'node_modules/pdfjs-dist');
    const { version: pdfVersion } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { version: string };
    compiler.hooks.thisCompilation.tap('PdfFiles', (compilation) => {
      // After the minimizer, the banner and the maps.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PdfFiles', stage }, () => {
        for (const file of globSync(PDF_FILES, { cwd: folder }).toSorted())
          compilation.emitAsset(
            `assets/pdf-${pdfVersion}/${file.replaceAll('\\', '/')}`,
            new webpack.sources.RawSource(readFileSync(join(folder, file))),
            { minimized: true },
          );
      });
    });
  }
}

/** The compiler of the tests. `sideEffects` of package.json drops unused modules. */
const scripts = (mode: Mode, refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      isModule: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh },
        },
      },
    },
  },
});

/** These packages only declare, though they do not say so. */
const declaring: RuleSetRule = {
  test: /node_modules[\\/](final-form|react-final-form|redux-saga|@redux-saga)[\\/]/,
  sideEffects: false,
};

/**
 * The Twilio client brings polyfills, a third of its chunk, that no browser of ours needs. Its licences ask for their
 * notices: the minimizer keeps comments with `@license`.
 */
const withoutPolyfills: RuleSetRule = {
  test: /node_modules[\\/](@twilio|twilsock|twilio-sync)[\\/]/,
  resolve: { alias: { 'core-js': false } },
};

/**
 * Where pdf.js asks for its own address it means Node, which no browser is. Webpack would write the path of the machine
 * that builds: two machines would build different bytes, and a reader would learn the path. So it reads `({}).url`.
 */
const withoutPaths: RuleSetRule = {
  test: /node_modules[\\/]pdfjs-dist[\\/]/,
  parser: { importMeta: false },
};

/** Class names are short in production; custom properties keep their names, for the theme sets them. */
const styles = (mode: Mode) => ({
  parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
  generator: {
    'css/auto': {
      localIdentName: mode === 'production' ? '[hash:5]' : '[name]__[local]',
      exportsConvention: 'as-is' as const,
    },
  },
});

const shared = (name: string, mode: Mode): Configuration => ({
  name,
  mode,
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // A deployment names a chat provider of its own, a package or a file (chat.md section 8).
    alias: { '@chat-provider/extra': process.env.CHAT_PROVIDER ?? false },
  },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    buildDependencies: { config: [import.meta.filename] },
  },
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
  // A module of styles is for its own elements, so that the order of two in a chunk changes nothing.
  ignoreWarnings: [/Conflicting order between css/],
});

/** The chunks whose functions the first answers call. */
const calledFirst = new Set<string | null | undefined>(['client', 'vendor', 'sagas']);

/**
 * Chrome compiles a script with this comment as a whole, beside the page, while it arrives. Otherwise it compiles each
 * function at its first call: forty of them in a press, a fifth of a step.
 */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: ({ chunk }) => (calledFirst.has(chunk.name) ? '//# allFunctionsCalledOnLoad' : ''),
    raw: true,
    test: /\.js$/,
    // Behind the minimizer, which takes comments out, and before the maps and names that are made of the text.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

const optimization = (isProduction: boolean): NonNullable<Configuration['optimization']> => ({
  moduleIds: 'deterministic',
  minimize: isProduction ? { javascript: false } : false, // '...' below minimizes styles only
  minimizer: [
    new MinimizerPlugin({
      test: /\.js$/,
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
      extractComments: false,
    }),
    '...',
  ],
  splitChunks: {
    // Every page fetches the sagas, so that what they share with others is found in them.
    chunks: ({ name }) => name !== 'sagas',
    cacheGroups: {
      // Libraries change less often than our own code.
      vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' },
    },
  },
});

/** What the browser gets: one entry, and a chunk a screen. */
export function clientConfig(mode: Mode): Configuration {
  const isProduction = mode === 'production';
  // A browser keeps each file for ever, and fetches anew only what a deployment changed.
  const hash = isProduction ? '.[contenthash:8]' : '';
  const first = (extension: string) => `assets/[name]${hash}.${extension}`;
  const late = (extension: string) => `assets/[id]${hash}.${extension}`;
  const { parser, generator } = styles(mode);

  return {
    ...shared('client', mode),
    target: 'browserslist',
    entry: { client: './src/index.tsx' },
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: first('js'),
      chunkFilename: late('js'),
      cssFilename: first('css'),
      cssChunkFilename: late('css'),
      importMetaName: '({})',
      // The one Trusted Types policy of the page; it loads chunks (SC-01).
      trustedTypes: { policyName: 'homeline' },
    },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    module: {
      rules: [scripts(mode, !isProduction), declaring, withoutPolyfills, withoutPaths],
      parser,
      generator,
    },
    plugins: isProduction
      ? [
          new ManifestPlugin(),
          new PdfFilesPlugin(),
          compiledAhead(),
          // Beside dist, and named by no script: the server does not serve the sources (SC-23).
          new webpack.SourceMapDevToolPlugin({
            filename: '../build/maps/[file].map',
            append: false,
          }),
        ]
      : [new ReactRefreshPlugin(), new PdfFilesPlugin()],
    optimization: optimization(isProduction),
  };
}

/** What draws the first page of each brand at build time: build/prerender.mjs. */
export function prerenderConfig(mode: Mode): Configuration {
  const { parser, generator } = styles(mode);
  return {
    ...shared('prerender', mode),
    target: 'node24',
    entry: './src/prerender.tsx',
    devtool: false,
    output: {
      path: join(root, mode === 'production' ? 'build' : 'build/dev'),
      filename: 'prerender.mjs',
      module: true,
      library: { type: 'module' },
    },
    module: {
      rules: [scripts(mode, false), declaring],
      parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { 'css/auto': { ...generator['css/auto'], exportsOnly: true } },
    },
    // It starts a browser's worker, and no prerendered page shows a document.
    plugins: [new webpack.IgnorePlugin({ resourceRegExp: /\/pdfEngine\.ts$/ })],
    optimization: { minimize: false, splitChunks: false },
  };
}

const configurations = (_environment: unknown, { mode }: { mode?: Mode }): Configuration[] => [
  clientConfig(mode ?? 'production'),
  prerenderConfig(mode ?? 'production'),
];

export default configurations;
