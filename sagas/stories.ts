import type { SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

/** Everything that runs from the start, in the order in which it listens. */
export const stories: readonly ((ports: Ports) => SagaGenerator<unknown>)[] = [];
