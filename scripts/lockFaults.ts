interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Licenses that may ship, because they only require attribution (SC-23). */
const licences = new Set(['MIT', 'ISC', 'Apache-2.0']);

/** Packages that state their license only in a file. */
const licencesInFiles: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };
/** A dependency of pdfjs-dist: 30 MB that draw PDFs outside browsers. package-lock.json leaves it out by hand. */
const UNWANTED = /(?:^|\/)node_modules\/@napi-rs\/canvas/;

/**
 * Returns registry addresses, missing packages of other platforms (`npm ci` would fail there), and licenses that
 * can't ship.
 */
export function lockFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const { optionalDependencies = {}, resolved, license, dev = false } = locked;
    const lacks = Object.keys(optionalDependencies)
      .filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      )
      .map((name) => `${place || 'the project'} lacks ${name}`);
    const mayShip = place === '' || dev || licences.has(license ?? licencesInFiles[place] ?? '');
    return [
      ...lacks,
      ...(UNWANTED.test(place) ? [`${place} is native and not needed`] : []),
      ...(resolved === undefined ? [] : [`${place} names an address`]),
      ...(mayShip
        ? []
        : [`${place} has ${license === undefined ? 'no licence' : `the licence ${license}`}`]),
    ];
  });
}
