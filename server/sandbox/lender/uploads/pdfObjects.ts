import { inflateSync } from 'node:zlib';

/** A PDF value. Names start with a slash. Null for what this reader doesn't need. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | Buffer
  | PdfReference
  | PdfDictionary
  | readonly PdfValue[];
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

interface PdfReference {
  readonly to: number;
}

const MAX_DEPTH = 64;
/** Maximum numbers of a file's objects, a list's values and a string's letters. More would be a memory bomb. */
const MAX_COUNTS = { objects: 200_000, values: 100_000, letters: 4_096 };
/** Bytes of all unpacked object streams. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REFERENCE = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/y;
const NUMBER = /[+-]?\d*\.?\d+/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<([\da-fA-F\s]*)>/y;
const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|[^])/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads values from a file's text, one byte per letter. */
class Reader {
  at: number;
  readonly #text: string;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  #starts(token: string): boolean {
    if (!this.#text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  #string(): Buffer {
    const letters: string[] = [];
    const keep = (letter: string) => {
      if (letters.length < MAX_COUNTS.letters) letters.push(letter);
    };
    for (let depth = 1; this.at < this.#text.length;) {
      const letter = this.#text[this.at] ?? '';
      const escape = letter === '\\' ? this.take(ESCAPE) : null;
      if (escape) {
        const [whole, octal] = escape;
        const after = whole.slice(1);
        if (octal !== undefined) keep(String.fromCharCode(Number.parseInt(octal, 8) & 255));
        else if (!/^[\r\n]/.test(after)) keep(escapes[after] ?? after);
        continue;
      }
      this.at += 1;
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (depth === 0) break;
      keep(letter);
    }
    return Buffer.from(letters.join(''), 'latin1');
  }

  #until(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.take(SPACE);
      if (this.at >= this.#text.length || this.#starts(end)) return values;
      const before = this.at;
      const value = this.value(depth + 1);
      if (values.length < MAX_COUNTS.values) values.push(value);
      if (this.at === before) return values;
    }
  }

  value(depth = 0): PdfValue {
    this.take(SPACE);
    if (depth > MAX_DEPTH) return null;
    if (this.#starts('<<')) {
      const parts = this.#until('>>', depth);
      const pairs = parts.flatMap((key, at) =>
        at % 2 === 0 && typeof key === 'string' ? [[key, parts[at + 1] ?? null] as const] : [],
      );
      return new Map(pairs);
    }
    if (this.#starts('[')) return this.#until(']', depth);
    if (this.#starts('(')) return this.#string();
    const hex = this.take(HEX);
    if (hex) {
      const digits = (hex[1] ?? '').replaceAll(/\s/g, '');
      return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
    }
    const name = this.take(NAME);
    if (name)
      return name[0].replaceAll(/#([\da-fA-F]{2})/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    const reference = this.take(REFERENCE);
    if (reference) return { to: Number(reference[1]) };
    const number = this.take(NUMBER);
    if (number) return Number(number[0]);
    const word = this.take(WORD)?.[0];
    return word === 'true' || word === 'false' ? word === 'true' : null;
  }
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;

const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'to' in value;

const OBJECT = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b|\btrailer\b/g;
const STREAM = /\s*stream\r?\n/y;

function endOfStream(text: string, start: number, length: PdfValue | undefined): number {
  if (
    typeof length === 'number' &&
    /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11))
  )
    return start + length;
  const end = text.indexOf('endstream', start);
  return end === -1 ? text.length : end;
}

function unpack(content: Uint8Array, stream: PdfDictionary, most: number) {
  const filter = stream.get('/Filter');
  const first = stream.get('/First');
  const count = stream.get('/N');
  if (typeof first !== 'number' || typeof count !== 'number') return { objects: [], size: 0 };
  const isPacked = [filter].flat().includes('/FlateDecode');
  try {
    const bytes = isPacked ? inflateSync(content, { maxOutputLength: Math.max(1, most) }) : content;
    const text = Buffer.from(bytes).toString('latin1');
    const heads = text.slice(0, first).match(/\d+/g) ?? [];
    const objects = Array.from({ length: Math.min(count, heads.length >> 1) }, (_none, at) => {
      const place = first + Number(heads[at * 2 + 1]);
      return [Number(heads[at * 2]), new Reader(text, place).value()] as const;
    });
    return { objects, size: text.length };
  } catch {
    return { objects: [], size: 0 };
  }
}

export interface PdfObjects {
  /** The newest one. */
  readonly trailer: PdfDictionary;
  readonly resolve: (value: PdfValue | undefined) => PdfValue | undefined;
}

/** Reads a PDF's objects by its syntax, so words in texts and pictures don't count. */
export function readPdfObjects(content: Uint8Array): PdfObjects {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
  const objects = new Map<number, PdfValue>();
  let trailer: PdfDictionary = new Map();
  let room = MAX_UNPACKED_BYTES;
  OBJECT.lastIndex = 0;
  for (
    let found = OBJECT.exec(text);
    found && objects.size < MAX_COUNTS.objects;
    found = OBJECT.exec(text)
  ) {
    const reader = new Reader(text, OBJECT.lastIndex);
    const value = reader.value();
    const number = found[1];
    if (number !== undefined) objects.set(Number(number), value);
    if (isDictionary(value)) {
      const type = value.get('/Type');
      if ((number === undefined || type === '/XRef') && value.has('/Root')) trailer = value;
      if (reader.take(STREAM)) {
        const start = reader.at;
        reader.at = endOfStream(text, start, value.get('/Length'));
        if (type === '/ObjStm') {
          const { objects: inside, size } = unpack(content.subarray(start, reader.at), value, room);
          room -= size;
          for (const [key, one] of inside) objects.set(key, one);
        }
      }
    }
    OBJECT.lastIndex = Math.max(reader.at, OBJECT.lastIndex);
  }
  return {
    trailer,
    resolve: (value) => (isReference(value) ? objects.get(value.to) : value),
  };
}
