import type { CSSProperties, KeyboardEvent } from 'react';

import { Icon } from '#src/ui/text/Icon.tsx';

import css from './SliderField.module.css';

interface RangeProps {
  /** The label of the field, and the id of its element. */
  label: string;
  labelId: string;
  value: number;
  min: number;
  max: number;
  /** The step of arrows and buttons. Dragging snaps to its multiples. */
  step: number;
  pageStep: number;
  /** The spoken value, such as "$85,000". */
  text: string;
  isFixed: boolean;
  onMove: (value: number) => void;
}

const keys = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 } as const;
const pages = { PageUp: 1, PageDown: -1 } as const;

const lookUp = (moves: Readonly<Record<string, number>>, key: string) =>
  Object.hasOwn(moves, key) ? moves[key] : undefined;

/**
 * A native range input between two buttons (2.5.7), with a spoken value. Arrows, Page Up and Down, Home and End move it
 * (AX-33).
 */
export function Range(props: RangeProps) {
  const { label, labelId, min, max, step, pageStep, text, isFixed, onMove } = props;
  const { value } = props;
  const move = (to: number) => {
    if (!isFixed) onMove(Math.min(Math.max(to, min), max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [arrow, page] = [lookUp(keys, event.key), lookUp(pages, event.key)];
    if (arrow === undefined && page === undefined) return;
    event.preventDefault();
    move(value + (arrow ?? 0) * step + (page ?? 0) * pageStep);
  };
  const fill = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const button = (name: 'minus' | 'plus', action: string, to: number) => (
    <button
      className={css['button']}
      type="button"
      aria-label={`${action} ${label}`}
      aria-disabled={isFixed || to < min || to > max || undefined}
      onClick={() => move(to)}
    >
      <Icon name={name} />
    </button>
  );

  return (
    <div className={css['range']}>
      {button('minus', 'Decrease', value - step)}
      <input
        className={css['slider']}
        type="range"
        aria-labelledby={labelId}
        aria-valuetext={text}
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={isFixed}
        style={{ '--fill': `${fill}%` } as CSSProperties}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          const to = Number(target.value);
          move(to === min || to === max ? to : Math.round(to / step) * step);
        }}
      />
      {button('plus', 'Increase', value + step)}
    </div>
  );
}
