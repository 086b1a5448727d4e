import type { World } from './world.ts';

export async function seed(_world: World): Promise<void> {}
