export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Codes with a sentence for each. It has a name because several properties can use it. */
export interface CodeTable {
  readonly name: string;
  readonly description: string;
  readonly codes: Readonly<Record<string, string>>;
  /** Whether a lender may also send other codes. */
  readonly isOpen?: true;
  /** The code in examples. Defaults to the first one. */
  readonly example?: string;
}

/** A property's description with unit and range, plus an example or its codes. */
export type Word = string | readonly [description: string, more: Json | CodeTable];

export type Words = Readonly<Record<string, Word>>;

export const isCodeTable = (value: unknown): value is CodeTable =>
  typeof value === 'object' && value !== null && 'codes' in value;
