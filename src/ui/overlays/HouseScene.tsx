import type { CSSProperties } from 'react';

import css from './HouseScene.module.css';

/** In drawing order. */
const lines = [
  'M12 132H228',
  'M64 132V78H152V132',
  'M54 82L108 38L162 82',
  'M132 57V42H144V67',
  'M98 132V102H118V132',
  'M74 92H90V108H74ZM82 92V108M74 100H90',
  'M126 92H142V108H126ZM134 92V108M126 100H142',
  'M190 132V104M190 112L182 104M190 118L198 110',
  'M190 104C172 104 170 88 180 82C178 68 202 68 200 82C210 88 208 104 190 104Z',
  'M22 132V120M32 132V120M42 132V120M52 132V120M16 124H58',
  'M102 132C98 140 92 144 84 148M114 132C114 140 110 146 106 150',
  'M138 34C134 28 142 26 138 20C134 14 142 12 138 6',
];

/**
 * An animated house, for a brand without an animation of its own.
 * - A line stays for 67 s and is drawn again (LOADER-04, C-12).
 * - The whole house is shown under reduced motion.
 */
export function HouseScene({ isPaused }: { isPaused: boolean }) {
  return (
    <svg
      className={isPaused ? `${css['scene']} ${css['paused']}` : css['scene']}
      viewBox="0 0 240 160"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, turn) => (
        <path key={line} style={{ '--turn': turn } as CSSProperties} d={line} pathLength={1} />
      ))}
    </svg>
  );
}
