import type { LogLine } from '#store/actionLog/lines.ts';

import type { ClickMark } from './clicks.ts';
import type { Teller } from './told.ts';

export interface StoryLine {
  readonly words: string;
  /** Technical lines aren't part of the story. */
  readonly by: Teller;
  /** Whether it is what the borrower may call about. */
  readonly isStop: boolean;
  readonly mark: ClickMark | null;
}

/** What a mark means. */
export const markWords: Readonly<Record<ClickMark, string>> = {
  rage: 'pressed again and again',
  dead: 'nothing followed',
};

/** Returns the slice of an action, or null for other lines. */
export const sliceOfLine = (line: LogLine): string | null =>
  'type' in line ? (line.type.split('/')[0] ?? null) : null;
