import { MAX_LOG_BYTES, sendActionLog } from '#sagas/api/contract/support.ts';
import { handlePrepared, type Handler } from '#server/sandbox/http/handlers.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import type { World } from '#server/sandbox/world.ts';

import { FORM_LIMIT, refuseTooMany } from './registrationCalls.ts';

const isTooLarge = ({ size }: Blob) => size > MAX_LOG_BYTES;

export const logCalls = (world: World): Handler[] => [
  handlePrepared(
    sendActionLog,
    async ({ parts: { body } }) => (isTooLarge(body.log) ? null : await body.log.text()),
    ({ parts: { body } }, text) => {
      refuseTooMany(world, 'logs', 'anyone', FORM_LIMIT);
      if (text === null) throw new Refusal(413, { message: 'This log is too large.' });
      if (!world.sentLogs.add(body.reference, text))
        throw new Refusal(422, { message: 'This is no log.', field: 'log' });
      return {};
    },
  ),
];
