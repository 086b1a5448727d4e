import css from './Icon.module.css';

const CIRCLE = 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0';

/** One family, drawn for the product: a grid of 24, strokes of 1.5, round ends. */
const strokes = {
  back: 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  camera: 'M3.5 8h4L9 5.5h6L16.5 8h4v11.5h-17zM15.5 13.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  clock: `${CIRCLE}M12 7v5.3l3.5 2`,
  close: 'm6 6 12 12M18 6 6 18',
  error: `${CIRCLE}M12 7.5V13M12 16.2v.1`,
  file: 'M6 3.5h8L18.5 8v12.5H6zM13.5 3.5v5h5',
  house: 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  info: `${CIRCLE}M12 11v5.5M12 7.7v.1`,
  key: 'M12 15.5a4 4 0 1 1-8 0a4 4 0 0 1 8 0M11 12.7l9-9M16.5 7.2l2.8 2.8',
  lock: 'M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  mapPin:
    'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM14.5 9.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  minus: 'M5 12h14',
  more: 'M6.3 12a.6.6 0 1 1-1.2 0a.6.6 0 0 1 1.2 0M12.6 12a.6.6 0 1 1-1.2 0a.6.6 0 0 1 1.2 0M18.9 12a.6.6 0 1 1-1.2 0a.6.6 0 0 1 1.2 0',
  person: 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  phone:
    'M6.5 3.5h3.3l1.6 4.6-2 1.5a12 12 0 0 0 5 5l1.5-2 4.6 1.6v3.3a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  plus: 'M12 5v14M5 12h14',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.3 15.3l5.2 5.2',
  spinner: 'M12 3a9 9 0 1 0 9 9',
  upload: 'M12 16V4.5M7 9.5l5-5 5 5M4.5 15.5v4h15v-4',
  warning: 'M12 4 21.5 20h-19zM12 10v4.5M12 17.2v.1',
} as const;

export type IconName = keyof typeof strokes;

/** A decorative icon next to a word, hidden from screen readers. */
export function Icon({ name, size = 'text' }: { name: IconName; size?: 'text' | 'large' }) {
  return (
    <svg
      className={size === 'large' ? `${css['icon']} ${css['large']}` : css['icon']}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
