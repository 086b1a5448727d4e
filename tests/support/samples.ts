/** With `HOMELINE_FULL=1`, a law tries all its samples. Otherwise a tenth of them finds what a change breaks. */
const isFull = process.env['HOMELINE_FULL'] === '1';

/** Returns how many of a law's samples this run tries: all, or a few in the gate, by default a tenth. */
export const samples = (all: number, inGate = Math.ceil(all / 10)): number =>
  isFull ? all : inGate;
