import { readBanners } from '#sagas/api/contract/banners.ts';
import type { Call } from '#sagas/api/contract/contract.ts';
import { registerSigner, resetPassword } from '#sagas/api/contract/signer.ts';

import type { CheckSettings } from './settings.ts';

/** Calls that no check reaches on its own. */
const unreachable = new Map<string, string>([
  [readBanners.name, 'BANNERS_BASE names the public storage that has the file.'],
  [registerSigner.name, 'It needs the token of an email to a signer.'],
  [resetPassword.name, 'It needs the token of an email to a user.'],
]);

/** Returns why a call wasn't tried, in one sentence. */
export function reasonNotTried(
  { name, method, path, bearer }: Call,
  { isWriting, usesSandbox, token }: CheckSettings,
  walkEnd: string | null,
): string {
  const known = unreachable.get(name);
  if (known !== undefined) return known;
  if (method !== 'GET' && !isWriting) return 'It writes: --write tries it.';
  if (bearer === 'required' && token === null && !usesSandbox && !isWriting)
    return 'It needs a session: GATEWAY_TOKEN has the bearer of one.';
  if (path.includes('{uuid}')) {
    if (walkEnd !== null) return walkEnd;
    return usesSandbox
      ? 'No application came to the step that sends it.'
      : 'No application came to the step that sends it; in a sandbox, --sandbox makes one.';
  }
  return 'An earlier call that it needs breaks, or was not tried.';
}
