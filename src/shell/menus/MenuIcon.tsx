import icon from '#src/ui/text/Icon.module.css';

import css from './MenuIcon.module.css';

const dot = (x: number, y: number) => `M${x} ${y}h2.5v2.5h-2.5z`;
const PLACES = [4.5, 10.75, 17];

/** Icons of the product's family (Icon.tsx) that load with the menus. */
const strokes = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  apps: PLACES.flatMap((y) => PLACES.map((x) => dot(x, y))).join(''),
};

export const MenuIcon = ({ name }: { name: keyof typeof strokes }) => (
  <svg
    className={`${icon['icon']} ${css['size']}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={strokes[name]} />
  </svg>
);
