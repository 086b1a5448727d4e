/** What a visitor's link has read before the questions: a chunk of its own, small, for these visitors wait for it. */
export { loadOriginator } from './originator.ts';
export { prefillFromParameters } from './prefill.ts';
