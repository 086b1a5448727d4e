import { randomBytes } from 'node:crypto';

import { requestPasswordReset, resetPassword } from '#sagas/api/contract/signer.ts';
import { handle, handlePrepared, type Handler } from '#server/sandbox/http/handlers.ts';
import { passwordMistakes } from '#server/sandbox/lender/newPassword.ts';
import { hashOfToken } from '#server/sandbox/lender/signers/signers.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

interface Reset {
  readonly identityUuid: string;
  /** The password to replace. Once it has changed, the link no longer works. */
  readonly passwordHash: string;
  readonly endsAt: number;
}

/** Our choice: how long a reset link works. */
const RESET_LIFE_MS = 30 * 60_000;

/** Sets a new password with a link from an email. */
export const passwordCalls = (world: World): Handler[] => [
  handle(requestPasswordReset, (call) => {
    const { email } = call.parts.body;
    const identity = world.identities.byEmail(email);
    if (identity === null) return;
    const token = randomBytes(24).toString('base64url');
    world.database.records<Reset>('passwordReset').put(hashOfToken(token), {
      identityUuid: identity.uuid,
      passwordHash: identity.passwordHash,
      endsAt: world.now() + RESET_LIFE_MS,
    });
    world.outbox.mail(
      identity.email,
      'Choose a new password',
      'You asked for a new password. The link works for 30 minutes. If you did not ask, do nothing.',
      `/account/heloc/heloc-signer/login?reset=${token}`,
    );
  }),

  handlePrepared(
    resetPassword,
    ({ parts: { body } }) => world.hashPassword(body.password),
    (call, passwordHash) => {
      const resets = world.database.records<Reset>('passwordReset');
      const key = hashOfToken(call.parts.path.token);
      const reset = resets.get(key);
      const identity = reset && world.identities.byUuid(reset.identityUuid);
      const isOpen = reset?.passwordHash === identity?.passwordHash;
      if (!reset || !identity || !isOpen || reset.endsAt < world.now())
        throw new HttpError(410, { message: 'This link has ended.', code: 'LINK_ENDED' });
      refuseInvalid(passwordMistakes(call.lender, identity.email, call.parts.body.password));
      resets.remove(key);
      world.identities.changePassword(identity.uuid, passwordHash);
      world.outbox.mail(
        identity.email,
        'Your password was changed',
        'You are signed out everywhere. If you did not change it, call us.',
      );
    },
  ),
];
