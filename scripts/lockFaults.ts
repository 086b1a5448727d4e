interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly license?: string;
  /** Installed for those who work on the project alone. */
  readonly dev?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What may ship: licences that ask for no more than that they are named (SC-23). */
const licences = new Set(['MIT', 'ISC', 'Apache-2.0']);

/**
 * What is wrong with the lock file: a package's address in it, a platform's package that it lacks (`npm ci` would then
 * refuse it), and what ships under a licence that is not in the list.
 */
export function lockFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const { optionalDependencies = {}, resolved, license, dev = false } = locked;
    const lacks = Object.keys(optionalDependencies)
      .filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      )
      .map((name) => `${place || 'the project'} lacks ${name}`);
    // The project itself has no place.
    const mayShip = place === '' || dev || licences.has(license ?? '');
    return [
      ...lacks,
      ...(resolved === undefined ? [] : [`${place} names an address`]),
      ...(mayShip ? [] : [`${place} has the licence ${license ?? 'of nobody'}`]),
    ];
  });
}
