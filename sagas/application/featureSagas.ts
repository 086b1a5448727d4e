import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import type {
  EnteredFeature,
  LenderData,
  LenderDataName,
  ReadBy,
} from '#store/application/core/features.ts';

type Reads = {
  readonly [Name in LenderDataName]: (
    ports: Ports,
    uuid: string,
  ) => SagaGenerator<LenderData[Name]>;
};

/**
 * A feature's sagas: one reads each kind of its screens' data, and the others start when a screen of the feature first
 * opens.
 */
export interface FeatureSagas<Name extends EnteredFeature = EnteredFeature> {
  readonly reads: Pick<Reads, ReadBy<Name>>;
  readonly sagas: readonly RootSaga[];
}

/** For screens that show only the borrower's answers, and so open without a read. */
export const readNothing = (): SagaGenerator<null> => call(() => null);

/** Returns the saga that reads a kind of data for the feature of the screen. */
export function readOf<Name extends LenderDataName>(
  { reads }: { readonly reads: Partial<Reads> },
  name: Name,
): Reads[Name] {
  const read = reads[name];
  if (read === undefined) throw new Error(`No screen of this feature reads ${name}`);
  return read;
}
