import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import type {
  EnteredFeature,
  LenderData,
  LenderDataName,
  ReadBy,
} from '#store/application/core/features.ts';

/** How each kind of the lender's data is read. */
type Reads = {
  readonly [Name in LenderDataName]: (
    ports: Ports,
    uuid: string,
  ) => SagaGenerator<LenderData[Name]>;
};

/** What a feature does: the reads of its screens, and the sagas that run once one of them was entered. */
export interface FeatureSagas<Name extends EnteredFeature = EnteredFeature> {
  readonly reads: Pick<Reads, ReadBy<Name>>;
  readonly sagas: readonly RootSaga[];
}

/** Known by the borrower's answers alone: the screen opens without it. */
export const readNothing = (): SagaGenerator<null> => call(() => null);

/** The read of a kind of data, by the feature of the screen. */
export function readOf<Name extends LenderDataName>(
  { reads }: { readonly reads: Partial<Reads> },
  name: Name,
): Reads[Name] {
  const read = reads[name];
  if (read === undefined) throw new Error(`No screen of this feature reads ${name}`);
  return read;
}
