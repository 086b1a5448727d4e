import type { Page } from 'playwright-core';

import { contrast } from '#src/brand/oklch.ts';

/** An area of the page, in CSS pixels of the viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A color and its share of an area. The most common color comes first. */
export type Seen = readonly (readonly [color: string, share: number])[];

/** Counts the colors of some areas in a picture. Runs in a page without a content policy. */
async function countColors({ picture, boxes }: { picture: string; boxes: readonly Box[] }) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  return boxes.map(({ x, y, width, height }): [string, number][] => {
    const { data } = context.getImageData(x, y, width, height);
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const all = data.length / 4;
    return [...counts]
      .map(([color, count]): [string, number] => [
        `#${color.toString(16).padStart(6, '0')}`,
        count / all,
      ])
      .toSorted((one, other) => other[1] - one[1]);
  });
}

function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)));
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns the colors of these areas from the page's own pixels. */
export async function colorsIn(page: Page, boxes: readonly Box[]): Promise<Seen[]> {
  const sharpness = await page.evaluate(() => devicePixelRatio);
  const clip = around(boxes);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  const reader = await page.context().newPage();
  const seen = await reader.evaluate(countColors, {
    picture: picture.toString('base64'),
    boxes: boxes.map(({ x, y, width, height }) => ({
      x: Math.max(0, Math.round((x - clip.x) * sharpness)),
      y: Math.max(0, Math.round((y - clip.y) * sharpness)),
      width: Math.max(1, Math.round(width * sharpness)),
      height: Math.max(1, Math.round(height * sharpness)),
    })),
  });
  await reader.close();
  return seen;
}

/** A smaller share of an area is only the edge between two colors. */
const SPECK = 0.002;

/** Returns the contrast between what is drawn on an area and its most common color. */
export function contrastOf(seen: Seen): number {
  const ground = seen[0]?.[0] ?? '#ffffff';
  return Math.max(
    1,
    ...seen.filter(([, share]) => share >= SPECK).map(([color]) => contrast(color, ground)),
  );
}

/** Returns the left edge of a box with some of its surroundings. */
export const startOf = ({ x, y, height }: Box): Box => ({
  x: x - 6,
  y: y + height / 2 - 1,
  width: 9,
  height: 2,
});
