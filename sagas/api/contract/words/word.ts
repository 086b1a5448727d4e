export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Codes with a sentence for each. It has a name, because several properties may have it. */
export interface CodeTable {
  readonly name: string;
  readonly description: string;
  readonly codes: Readonly<Record<string, string>>;
  /** A lender may send other codes, too. */
  readonly isOpen?: true;
  /** The code in examples; by default the first one. */
  readonly example?: string;
}

/** The description of a property, with unit and range, and an example or its codes. */
export type Word = string | readonly [description: string, more: Json | CodeTable];

export type Words = Readonly<Record<string, Word>>;

export const isCodeTable = (value: unknown): value is CodeTable =>
  typeof value === 'object' && value !== null && 'codes' in value;
