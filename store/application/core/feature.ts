import type { Path } from '#store/redaction/paths.ts';
import type { FieldKinds } from '#store/fieldKinds.ts';
import type { Stage } from '#store/shell/journey.ts';
import type { OfferOrigin } from '#store/application/offers/origins.ts';

/** One screen of an application: all that the other floors derive from its row. */
export interface ApplicationScreen<Id extends string = string, Datum extends string = string> {
  /** Under the application's address, or heloc-signer; a parameter is one segment. */
  readonly path: string;
  /** Additional signers have it under heloc-signer: they alone, or both. Left out: the borrower alone. */
  readonly area?: 'signer' | 'both';
  /** The h1, where it is one sentence for every borrower (screens.md section 4). */
  readonly title?: string;
  /** Why the borrower is asked, in one thought. */
  readonly why?: string;
  /** What the lender is asked for as the screen opens. */
  readonly reads?: readonly Datum[];
  /** The screens whose statuses open it, where none leads to it (screens.md 4, A-82). */
  readonly openWith?: readonly Id[];
  /** The stage of the stepper (C-30); "Provide More Info" where none is named. */
  readonly stage?: Stage;
  /** `from` of the offers' URL for a borrower who comes from here (ROUTING-03, A-44). */
  readonly offerOrigin?: OfferOrigin;
  /** Open in every status. */
  readonly isAlwaysOpen?: true;
  /** It shows the status card and polls the status (F-06); with `retry`, "Check again" runs the routing. */
  readonly waits?: 'card' | 'retry';
  /** What its form stores on the device; never a secret, never demographic data (F-09). */
  readonly stores?: FieldKinds;
}

/** Data that screens read from the lender. */
export interface LenderDatum<Value> {
  /** The paths of it that a log may have (decision 18). */
  readonly loggable: readonly string[];
  /** The type alone: a declaration has no value. */
  readonly value?: Value;
}

export const lenderDatum = <Value>(...loggable: readonly string[]): LenderDatum<Value> => ({
  loggable,
});

/** How the lender files an upload; without a document type it is the part of the group, as the side of an ID. */
export interface UploadKind {
  readonly documentType?: string;
  readonly purpose: string;
}

/** What a feature of an application declares; the types of the whole follow from it (features.ts). */
export interface ApplicationFeature {
  /** What its addresses outside the table of screens read. */
  readonly reads?: readonly string[];
  readonly screens?: Readonly<Record<string, ApplicationScreen>>;
  readonly data?: Readonly<Record<string, LenderDatum<unknown>>>;
  /** Its groups of documents; the names are in storage. */
  readonly uploads?: Readonly<Record<string, UploadKind>>;
  /** What its screens send, one step at a time. */
  readonly steps?: readonly string[];
  /** The actions of its pages, each with the paths of its payload that a log may have. */
  readonly intents?: Readonly<Record<string, readonly Path[]>>;
}

/** Declares a feature, with its names as literal types. */
export const feature = <const Declared extends ApplicationFeature>(declared: Declared): Declared =>
  declared;
