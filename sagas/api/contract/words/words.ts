import type { Words } from './word.ts';

export const words: Words = {};
