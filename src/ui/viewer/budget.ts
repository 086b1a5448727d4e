/** Bytes that a part of a page takes in the tab. Measured, and rounded up. */
const OPERATOR_BYTES = 1_200;
/** An argument of an operator, such as a glyph. */
const ARGUMENT_BYTES = 80;
/** A piece of text is an element in the page, and it is also laid out. */
export const TEXT_BYTES = 12_000;
export const PIXEL_BYTES = 4;

/** What the current page, the visible pages and the document may take together (FT-106). */
const MAX_BYTES = 400_000_000;

/** How long a part stays: until its page is drawn, while its page is visible, or while the document is open. */
export type Lifetime = 'page' | 'sight' | 'document';

interface Message {
  readonly chunk?: {
    readonly fnArray?: unknown;
    readonly argsArray?: unknown;
    readonly items?: unknown;
  } | null;
  readonly action?: unknown;
  readonly data?: unknown;
}

function bytesOfArguments(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (!Array.isArray(value)) return 0;
  return (value as readonly unknown[]).reduce(
    (bytes: number, inner) => bytes + ARGUMENT_BYTES + bytesOfArguments(inner),
    0,
  );
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** An image, or the bytes of a font. */
function bytesOfObject(data: unknown): number {
  const [content] = (Array.isArray(data) ? data : []).slice(-1) as [
    { width?: unknown; height?: unknown; byteLength?: unknown } | null,
  ];
  const { width, height, byteLength } = content ?? {};
  if (typeof byteLength === 'number') return byteLength;
  return typeof width === 'number' && typeof height === 'number' ? width * height * PIXEL_BYTES : 0;
}

/** Returns what the parts in a message from pdf.js take. pdf.js sends a page in several parts. */
export function bytesIn(message: unknown): Readonly<Record<Lifetime, number>> {
  const { chunk, action, data } = (message ?? {}) as Message;
  const operators = lengthOf(chunk?.fnArray) * OPERATOR_BYTES + bytesOfArguments(chunk?.argsArray);
  return {
    page: operators + (action === 'obj' ? bytesOfObject(data) : 0),
    sight: lengthOf(chunk?.items) * TEXT_BYTES,
    document: action === 'commonobj' ? bytesOfObject(data) : 0,
  };
}

export interface Budget {
  /** Starts another page. */
  begin(): void;
  /** Counts bytes for the current page. Returns false if they exceed the budget. */
  take(bytes: number, lifetime: Lifetime): boolean;
  /**
   * Call when the current page has been drawn. Returns a function that gives back what the page takes while it is
   * visible.
   */
  keep(): () => void;
}

export function createBudget(): Budget {
  /** The bytes of the current page, without those that the document keeps. */
  let currentPage = { page: 0, sight: 0 };
  let visibleBytes = 0;
  let documentBytes = 0;

  return {
    begin() {
      currentPage = { page: 0, sight: 0 };
    },
    take(bytes, lifetime) {
      if (lifetime === 'document') documentBytes += bytes;
      else currentPage[lifetime] += bytes;
      return currentPage.page + currentPage.sight + visibleBytes + documentBytes <= MAX_BYTES;
    },
    keep() {
      const { sight } = currentPage;
      currentPage = { page: 0, sight: 0 };
      visibleBytes += sight;
      return () => {
        visibleBytes -= sight;
      };
    },
  };
}
