import { watchUploads } from '#sagas/application/uploads/uploads.ts';
import { fileAdded } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

export const ANOTHER_UUID = '30000000-0000-4000-8000-0000000000ff';
export const PDF = '%PDF-1.7 sample';
export const sent = {
  documentUuid: 'document-1',
  quality: { blurry: false, glare: false, cropped: false },
};

/** Returns a file with the method that jsdom lacks, which reads its first bytes. */
export const aFile = (content: string, name = 'card.pdf') => {
  const file = new File([content], name);
  const bytes = new TextEncoder().encode(content);
  Object.defineProperty(file, 'slice', {
    configurable: true,
    value: (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
    }),
  });
  return file;
};

export function start(script: Record<string, readonly unknown[]>, file = aFile(PDF)) {
  const started = startApplicationScreen(watchUploads, {
    at: 'review-app/no-credit',
    status: aStatus('CREDIT_NO_MATCH_SSN'),
    script,
  });
  const id = started.ports.files.add(file);
  const add = () =>
    started.store.dispatch(
      fileAdded({
        id,
        group: 'numberProof',
        fileName: file.name,
        sizeBytes: file.size,
        applicationUuid: UUID,
      }),
    );
  return {
    ...started,
    id,
    add,
    upload: () => started.store.getState().application?.uploads?.files[0],
  };
}

/** Waits for the later tasks in which a file's bytes arrive. */
export const settle = async (ms = 0) => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(ms);
};

/** Returns the idempotency key of each attempt. */
export const keysOf = ({
  calls,
}: {
  calls: readonly { options: { idempotencyKey?: string | undefined } }[];
}) => calls.map(({ options }) => options.idempotencyKey);
