/**
 * Code that reads what a visitor's link refers to. It is a small chunk, because these visitors wait for it before the
 * questions.
 */
export { loadOriginator } from './originator.ts';
export { prefillFromParameters } from './prefill.ts';
