import { MAX_LOG_BYTES, sendActionLog } from '#sagas/api/contract/support.ts';
import { handlePrepared, type Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { NOT_A_LOG } from '#store/actionLog/verdict.ts';
import type { World } from '#server/sandbox/world.ts';

const isTooLarge = ({ size }: Blob) => size > MAX_LOG_BYTES;

export const logCalls = (world: World): Handler[] => [
  handlePrepared(
    sendActionLog,
    async ({ parts: { body } }) => (isTooLarge(body.log) ? null : await body.log.text()),
    ({ identity, parts: { body } }, text) => {
      if (text === null) throw new HttpError(413, { message: 'This log is too large.' });
      if (!world.sentLogs.add({ reference: body.reference, text, isSignedIn: identity !== null }))
        throw new HttpError(422, { message: NOT_A_LOG, field: 'log' });
      return {};
    },
  ),
];
