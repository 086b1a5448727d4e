import { visitTimes, WINDOWS, type VisitTime, type VisitWindow } from './appraisal.ts';

/** A day that the borrower picked. Its time is missing until they pick one, too. */
export type PickedTime = Pick<VisitWindow, 'day'> & Partial<VisitWindow>;

type Picked = readonly Readonly<PickedTime>[];

const order: readonly (string | undefined)[] = Object.keys(visitTimes);

const inOrder = (picked: Picked): PickedTime[] =>
  picked.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) || order.indexOf(one.time) - order.indexOf(other.time),
  );

/** Adds a day without a time, or removes the day with all its times. */
export const withDayToggled = (picked: Picked, day: string): PickedTime[] => {
  const others = picked.filter((one) => one.day !== day);
  return others.length < picked.length ? others : inOrder([...picked, { day }]);
};

/**
 * Adds a time of a picked day, or removes it. The day stays picked after its last time. If no more times fit, the new
 * one replaces the last one of its day.
 */
export function withTimeToggled(picked: Picked, day: string, time: VisitTime): PickedTime[] {
  const others = picked.filter((one) => one.day !== day);
  const times = picked.flatMap((one) => (one.day === day && one.time ? [one.time] : []));
  const kept = times.filter((one) => one !== time);
  const isFull = others.length + times.length >= WINDOWS;
  const now = kept.length < times.length ? kept : [...(isFull ? times.slice(0, -1) : times), time];
  return inOrder([
    ...others,
    ...(now.length === 0 ? [{ day }] : now.map((one) => ({ day, time: one }))),
  ]);
}
