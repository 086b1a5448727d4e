import { buffers, channel } from 'redux-saga';

import { isOutcomeUnknown, isTransient, toFailure } from '#sagas/api/apiError.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { call, fork, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isAcceptedFileType, FILE_SIGNATURE_BYTES } from '#store/application/uploads/fileKinds.ts';
import { filedAs } from '#store/application/uploads/purposes.ts';
import {
  selectUploadsState,
  uploadFailed,
  uploadProgressed,
  uploadSent,
} from '#store/application/uploads/slice.ts';

/** Three automatic retries (F-11). */
const RETRY = { attempts: 4, firstPauseMs: 1_000, isRead: false };

/** Every attempt uses the same key and password until the outcome is known (SC-09). */
interface Sending {
  readonly key: string;
  readonly password: string | null;
}

/** Thrown when a file can't be sent: it is gone, has changed, or isn't what its name says. */
class Unfit extends Error {
  override readonly name = 'Unfit';
  readonly problem: 'unreadable' | 'wrongType';

  constructor(problem: Unfit['problem']) {
    super(`The file is ${problem}`);
    this.problem = problem;
  }
}

/** Returns the first bytes of a file, or null if it is gone or has changed (FT-50). */
const firstBytes = (file: File) =>
  file
    .slice(0, FILE_SIGNATURE_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );

/** Checks the file before every attempt, because a missing file looks like a network failure (FT-50, SC-15). */
function* fileToSend({ files }: Ports, id: string): SagaGenerator<File> {
  const file = files.find(id);
  const bytes = file && (yield* call(firstBytes, file));
  if (!file || !bytes) throw new Unfit('unreadable');
  if (!isAcceptedFileType(bytes)) throw new Unfit('wrongType');
  return file;
}

function* reportProgress(id: string, percents: ReturnType<typeof channel<number>>) {
  for (;;) yield* put(uploadProgressed({ id, percent: yield* take(percents) }));
}

/** Whether the outcome is known. After a lost response or a failure of the lender, the file may have arrived. */
const isSettled = (error: unknown) => !isOutcomeUnknown(error) && !isTransient(error);

/** Sends one file. Returns whether its outcome is known. */
export function* sendFile(
  ports: Ports,
  id: string,
  { key, password }: Sending,
): SagaGenerator<boolean> {
  const { uuid, files } = yield* select(selectUploadsState);
  const upload = files.find((candidate) => candidate.id === id);
  if (uuid === null || !upload) return true;
  const { fileName, group } = upload;
  const filed = { fileName, group, ...filedAs(group) };
  const percents = channel<number>(buffers.sliding(1));
  const reporting = yield* fork(reportProgress, id, percents);
  try {
    const { documentUuid, quality } = yield* retrying(RETRY, () =>
      call(function* () {
        const file = yield* call(fileToSend, ports, id);
        const body = { file, ...filed, ...(password === null ? {} : { password }) };
        return yield* send(
          ports,
          uploadDocument,
          { path: { uuid }, body },
          { onProgress: (percent) => percents.put(percent), idempotencyKey: key },
        );
      }),
    );
    yield* put(uploadSent({ id, documentUuid, quality }));
    ports.files.remove(id);
    return true;
  } catch (error) {
    const failure = error instanceof Unfit ? error.problem : toFailure(error);
    yield* put(uploadFailed({ id, failure }));
    return isSettled(error);
  } finally {
    reporting.cancel();
    percents.close();
  }
}
