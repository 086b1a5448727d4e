import type { SVGProps } from 'react';

import type { StepProgress } from '#store/progress.ts';
import type { WaitPart } from '#store/navigation/waitingSteps.ts';

import css from './HouseScene.module.css';

type Ink = 'wall' | 'brand' | 'tint' | 'light' | 'line' | 'ground';

/** Shapes are in painting order: what is behind comes first. */
type Shape = readonly [part: WaitPart, ink: Ink, d: string];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const pickets = [366, 382, 398, 414, 430].map((x) => `M${x} 264v-30l5-6 5 6v30z`).join('');

const shapes: readonly Shape[] = [
  ['account', 'ground', 'M30 264H450a5 5 0 0 1 0 10H30a5 5 0 0 1 0-10z'],
  ['review', 'line', 'M70 264v-56M70 236l-14-14M70 226l12-12'],
  ['review', 'tint', circle(70, 184, 34)],
  ['fullCredit', 'wall', `M356 252h92v-5h-92z${pickets}`],
  ['value', 'tint', 'M300 116V64h30v78z'],
  ['value', 'brand', 'M294 54h42v12h-42z'],
  ['quote', 'line', 'M315 46c-10-8 9-13 0-21s6-10 1-17'],
  ['application', 'tint', 'M124 252h232v12H124z'],
  ['credit', 'wall', 'M138 156h204v96H138z'],
  ['home', 'brand', 'M104 160 230 60q10-8 20 0l126 100q4 8-6 8H110q-10 0-6-8z'],
  ['value', 'light', circle(240, 122, 15)],
  ['eligibility', 'brand', 'M216 252v-48a24 24 0 0 1 48 0v48z'],
  ['eligibility', 'light', circle(254, 224, 3)],
  ['offers', 'wall', 'M158 186h40v38h-40zM282 186h40v38h-40z'],
  ['quote', 'light', 'M158 186h40v38h-40zM282 186h40v38h-40z'],
  ['offers', 'line', 'M178 186v38M158 205h40M302 186v38M282 205h40M153 224h50M277 224h50'],
  ['documents', 'line', 'M110 264v-30'],
  ['documents', 'brand', 'M92 234v-12a9 9 0 0 1 9-9h20a9 9 0 0 1 9 9v12z'],
  ['documents', 'line', 'M124 222v-20h10v7h-10'],
];

const clouds = [
  { turn: 0, d: 'M14 52a12 12 0 0 1 1-24a19 19 0 0 1 36-5a15 15 0 1 1 6 29z' },
  { turn: 1, d: 'M10 112a9 9 0 0 1 1-18a14 14 0 0 1 27-3a11 11 0 1 1 4 21z' },
];

/** A path length of 1 makes a dash a share of the line, so every line takes the same time to draw. */
const drawn = (progress: StepProgress): SVGProps<SVGPathElement> =>
  progress === 'IN_PROGRESS' ? { pathLength: 1 } : {};

interface HouseSceneProps {
  parts: Partial<Record<WaitPart, StepProgress>>;
  isPaused: boolean;
}

/**
 * A house that is built part by part, for a brand without its own animation.
 * - A future part is a dotted plan, the current part draws itself, and a finished one is solid. A house that doesn't
 *   move is whole.
 * - Clouds pass in 67 s (LOADER-04, C-12).
 * - Nothing moves under reduced motion.
 */
export function HouseScene({ parts, isPaused }: HouseSceneProps) {
  return (
    <svg
      className={isPaused ? `${css['scene']} ${css['paused']}` : css['scene']}
      viewBox="22 0 436 280"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={css['sky']} cx={240} cy={140} r={136} />
      {clouds.map(({ turn, d }) => (
        <path key={turn} className={`${css['cloud']} ${css[`cloud${turn}`]}`} d={d} />
      ))}
      {shapes.map(([part, ink, d]) => {
        const progress = parts[part];
        return (
          progress && (
            <path
              key={part + ink + d}
              className={`${css[isPaused ? 'COMPLETE' : progress]} ${css[ink]}`}
              d={d}
              {...drawn(progress)}
            />
          )
        );
      })}
    </svg>
  );
}
