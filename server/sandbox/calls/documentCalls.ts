import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { World } from '#server/sandbox/world.ts';

export const documentCalls = (_world: World): Handler[] => [];
