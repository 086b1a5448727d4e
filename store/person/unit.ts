/** Words before a unit, as people and USPS write them (USPS Publication 28, C2). */
const WORDS =
  'apartment|apt|building|bldg|department|dept|floor|hangar|hngr|lot|office|ofc|room|rm|slip|space|spc|suite|ste|trailer|trlr|unit';
/** A number with one or two letters, or a single letter. */
const ID = String.raw`(?:[a-z]{0,2}-?\d{1,5}(?:-?[a-z\d]{1,3})?|[a-z])`;
const UNITS_WITHOUT_ID = 'basement|bsmt|lower|lowr|penthouse|upper|uppr';

const UNIT = String.raw`(?:(?:${WORDS})\.?\s*#?\s*${ID}|#\s*${ID}|(?:penthouse|ph)\s*#?\s*${ID}|${UNITS_WITHOUT_ID})`;
const UNIT_AT_END = new RegExp(String.raw`^(.*\d.*?\s\S.*?)[\s,]+(${UNIT})$`, 'i');
/** The same within a whole line, followed by the city. */
const UNIT_IN_LINE = new RegExp(String.raw`^(.*?\d.*?\s\S.*?)[\s,]+(${UNIT})(?=[\s,]|$)(.*)$`, 'i');
const UNIT_ALONE = new RegExp(String.raw`^${UNIT}$`, 'i');
const ADDRESSEE = /^(?:(?:c\/o|care of|attn|attention)\b|℅)/i;
const ADDRESSEE_WITHIN = /\s(?:c\/o\b|℅)/i;
const NUMBERED = /^\d[\d/-]*[a-z]?\s+\S/i;
const AT_START = new RegExp(String.raw`^(${UNIT})\s*,\s*(\d.*)$`, 'i');
const UNFINISHED_UNIT = new RegExp(
  String.raw`[\s,]+(?:(?:${WORDS})\.?|#|(?:${WORDS})\.?\s*#)$`,
  'i',
);

/** Longer lines aren't streets (SC-22). */
const MAX_LENGTH = 200;

interface Split {
  readonly line: string;
  readonly unit: string | null;
}

/** Splits off the unit at the end of a street: "512 Amberstone Drive #4". */
export function splitUnit(street: string): Split {
  const [, line, unit] = (street.length <= MAX_LENGTH && UNIT_AT_END.exec(street.trim())) || [];
  return line === undefined || unit === undefined ? { line: street, unit: null } : { line, unit };
}

const isUnitOrAddressee = (line: string) => UNIT_ALONE.test(line) || ADDRESSEE.test(line);

/**
 * Returns the street and the second line (unit and addressee), in whatever order they were given. Returns null if the
 * street is missing or could be a name, as in "Harbor Trust, 512 Amberstone Drive".
 */
export function streetLines(
  text: readonly (string | undefined)[],
): { street1: string; street2: string } | null {
  const lines = text.flatMap((line) => (line && line.length <= MAX_LENGTH ? [line] : []));
  const at = lines.findIndex((line) => !isUnitOrAddressee(line));
  const [street, ...rest] = lines.slice(at);
  if (at < 0 || street === undefined || ADDRESSEE_WITHIN.test(street)) return null;
  if (!NUMBERED.test(street) && rest.some((line) => NUMBERED.test(line))) return null;
  const others = [...lines.slice(0, at), ...rest];
  // If the unit has its own line, the street stays unchanged.
  const { line, unit } = others.every((other) => ADDRESSEE.test(other))
    ? splitUnit(street)
    : { line: street, unit: null };
  return { street1: line, street2: [unit ?? [], others].flat().join(', ') };
}

/** Splits a street that was typed with its unit, addressee or name in front. */
export function typedLines(street: string): string[] {
  const pieces = street.split(/\s*,\s*/);
  const [first = '', ...rest] = pieces;
  return isUnitOrAddressee(first) || rest.some((piece) => NUMBERED.test(piece)) ? pieces : [street];
}

/** Removes a unit before, after or at the start of a line, for an address lookup. */
export function withoutUnit(text: string): Split {
  const line = text.slice(0, MAX_LENGTH).trim();
  const [, first, street] = AT_START.exec(line) ?? [];
  if (first !== undefined && street !== undefined) return { line: street, unit: first };
  const [, before, unit, after = ''] = UNIT_IN_LINE.exec(line) ?? [];
  if (before !== undefined && unit !== undefined) return { line: before + after, unit };
  return { line: line.replace(UNFINISHED_UNIT, ''), unit: null };
}
