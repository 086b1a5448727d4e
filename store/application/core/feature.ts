import type { Path } from '#store/redaction/paths.ts';
import type { FieldKinds } from '#store/fieldKinds.ts';
import type { Stage } from '#store/shell/journey.ts';
import type { OfferOrigin } from '#store/application/offers/origins.ts';

/** A screen of an application. Sagas and views derive everything from this row. */
export interface ApplicationScreen<Id extends string = string, Datum extends string = string> {
  /** Relative to the application's address or heloc-signer. A parameter is one segment. */
  readonly path: string;
  /**
   * `signer`: only additional signers have it, below heloc-signer. `both`: borrowers too. Defaults to borrowers only.
   */
  readonly area?: 'signer' | 'both';
  /** The h1, if it is the same for all borrowers (screens.md section 4). */
  readonly title?: string;
  /** One sentence that says why we ask. */
  readonly why?: string;
  readonly reads?: readonly Datum[];
  /** Screens whose statuses open this one if no status leads to it (screens.md 4, A-82). */
  readonly openWith?: readonly Id[];
  /** The stepper's stage (C-30). Defaults to "Provide More Info". */
  readonly stage?: Stage;
  /** The `from` parameter of the offers' URL for borrowers who come from here (ROUTING-03, A-44). */
  readonly offerOrigin?: OfferOrigin;
  readonly isAlwaysOpen?: true;
  /** Shows the status card and polls the status (F-06). With `retry`, "Check again" runs the routing. */
  readonly waits?: 'card' | 'retry';
  /** What the form stores on the device. Never secrets or demographic data (F-09). */
  readonly stores?: FieldKinds;
}

export interface LenderDatum<Value> {
  /** Paths that may be logged (decision 18). */
  readonly loggable: readonly string[];
  /** Only for the type. Declarations have no value. */
  readonly value?: Value;
}

export const lenderDatum = <Value>(...loggable: readonly string[]): LenderDatum<Value> => ({
  loggable,
});

/**
 * How the lender files an upload. Without a document type, the group's part is the type, such as the side of an ID.
 */
export interface UploadKind {
  readonly documentType?: string;
  readonly purpose: string;
}

/** What a feature of an application declares. The combined types derive from it (features.ts). */
export interface ApplicationFeature {
  /** Data for addresses that aren't in the table of screens. */
  readonly reads?: readonly string[];
  readonly screens?: Readonly<Record<string, ApplicationScreen>>;
  readonly data?: Readonly<Record<string, LenderDatum<unknown>>>;
  readonly uploads?: Readonly<Record<string, UploadKind>>;
  readonly steps?: readonly string[];
  /** Actions of its pages, each with the payload paths that may be logged. */
  readonly intents?: Readonly<Record<string, readonly Path[]>>;
}

/** Declares a feature with its names as literal types. */
export const feature = <const Declared extends ApplicationFeature>(declared: Declared): Declared =>
  declared;
