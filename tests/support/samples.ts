/** With `HOMELINE_FULL=1` a law takes all its samples; a tenth of them find what a change breaks. */
const isFull = process.env['HOMELINE_FULL'] === '1';

/** How many of a law's samples this run takes: all, or in the gate a few, by default a tenth. */
export const samples = (all: number, inGate = Math.ceil(all / 10)): number =>
  isFull ? all : inGate;
