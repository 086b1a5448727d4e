import { toRadians, type TextPiece } from './reflow.ts';

export interface Annotation {
  readonly subtype: string | null;
  readonly annotationFlags: number;
  readonly hasAppearance: boolean;
  /** Left, bottom, right, top. */
  readonly rect: readonly number[] | null;
  readonly textContent?: readonly string[];
  /** The first baseline, from the bottom left. */
  readonly textPosition?: readonly number[];
  readonly contentsObj?: { readonly str: string };
  readonly defaultAppearanceData?: { readonly fontSize: number };
  /** Degrees, counterclockwise. */
  readonly rotation?: number;
  readonly fieldType?: string | null;
  readonly fieldValue?: string | readonly string[] | null;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  readonly password?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string;
}

/** ISO 32000-2, 12.5.3 */
const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

/** Pages can't show these: films, sounds, models and files. */
const otherMedia = new Set(['3D', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound']);
/** Their contents describe what is drawn, or belong to another annotation. */
const withoutNote = new Set(['FreeText', 'Link', 'Popup', 'Widget']);

const isShown = ({ annotationFlags: flags }: Annotation) => (flags & (HIDDEN | NO_VIEW)) === 0;

/** Returns whether the viewer leaves out something of an annotation that other viewers show or print. */
export function isLost(annotation: Annotation): boolean {
  const { annotationFlags: flags, subtype, hasAppearance } = annotation;
  if (!isShown(annotation)) return (flags & (HIDDEN | PRINT)) === PRINT;
  return otherMedia.has(subtype ?? '') || (subtype === 'Stamp' && !hasAppearance);
}

/** Returns whether the annotation puts something on the page that isn't in the page's text. */
export const isMark = (annotation: Annotation): boolean =>
  isShown(annotation) && annotation.subtype !== 'Link';

function valueOf({ fieldType, fieldValue, options = [], ...field }: Annotation): string {
  if (fieldType === 'Btn') {
    if (field.checkBox) return fieldValue === field.exportValue ? '☒' : '☐';
    if (field.radioButton) return fieldValue === field.buttonValue ? '◉' : '○';
    return '';
  }
  if (field.password) return '';
  return [fieldValue ?? []]
    .flat()
    .map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value)
    .join(', ');
}

/** Returns what a page doesn't draw: the text of a note, and the value of a field that has no picture. */
export function noteOf(annotation: Annotation): string {
  if (!isShown(annotation)) return '';
  const { subtype, hasAppearance, fieldType, contentsObj } = annotation;
  if (subtype === 'Widget') return hasAppearance || fieldType === 'Btn' ? '' : valueOf(annotation);
  return withoutNote.has(subtype ?? '') ? '' : (contentsObj?.str ?? '').trim();
}

const LINE = 1.2;
/** Width relative to the size: letters in fields and notes are about half as wide as they are high. */
const LETTER = 0.5;

export function piecesOf(annotation: Annotation): TextPiece[] {
  const { rect, textContent, textPosition, rotation: turn = 0 } = annotation;
  if (!isShown(annotation) || rect === null) return [];
  const [left = 0, foot = 0, right = 0, head = 0] = rect;
  const lines = textContent ?? valueOf(annotation).split(/\r\n?|\n/);
  const height = turn % 180 === 0 ? head - foot : right - left;
  const size =
    annotation.defaultAppearanceData?.fontSize || Math.min(12, (height / lines.length) * 0.7);
  const [along, up] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  // If the position isn't known, the text is in the middle of a field, from the corner where its lines begin.
  const lift = textPosition ? 0 : (height - size) / 2;
  const [x, y] = textPosition
    ? [left + (textPosition[0] ?? 0), foot + (textPosition[1] ?? 0)]
    : [turn === 90 || turn === 180 ? right : left, turn >= 180 ? head : foot];
  return lines.map((text, at) => ({
    text,
    x: x - up * (lift - at * size * LINE),
    y: y + along * (lift - at * size * LINE),
    width: text.length * size * LETTER,
    size,
    turn,
  }));
}
