/** With `HOMELINE_FULL=1` a law takes all its samples; a tenth of them find what a change breaks. */
const isFull = process.env['HOMELINE_FULL'] === '1';

/** How many of a law's samples this run takes: all, or a tenth, at least one. */
export const samples = (all: number): number => (isFull ? all : Math.ceil(all / 10));
