import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchUploads } from '#sagas/application/uploads/uploads.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { uploadRemoved, uploadsListed, uploadsRestored } from '#store/application/uploads/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const rules = { maxBytes: 1_000, types: [], maxFiles: 10 };
const wire = (documentUuid: string, more: object = {}) => ({
  documentUuid,
  fileName: `${documentUuid}.pdf`,
  sizeBytes: 10,
  documentType: 'SSN_PROOF',
  purpose: 'CREDIT_PROOF',
  ...more,
});

function open(script: Record<string, readonly unknown[]>) {
  const started = startApplicationScreen([watchUploads, watchScreens], {
    at: 'review-app/no-credit',
    status: aStatus('CREDIT_NO_MATCH_SSN'),
    script: { readUploadRules: [rules], ...script },
  });
  const files = () =>
    selectUploads(started.store.getState()).map(({ group, documentUuid, state }) => [
      group,
      documentUuid,
      state,
    ]);
  return { ...started, files };
}

it('shows the lender’s unsent files in each browser, under their groups', async () => {
  const { files } = open({
    readUploads: [
      [
        wire('d-1'),
        wire('d-2', {
          group: 'payoffLetter/loan-1',
          documentType: 'PAYOFF_LETTER',
          purpose: 'PAYOFF',
        }),
        wire('d-3', { documentType: 'PASSPORTFRONT', purpose: 'IDENTITY' }),
        wire('d-4', { documentType: 'OTHER', purpose: 'INCOME', group: 'unheard' }),
        wire('d-5', { purpose: 'ELSEWHERE' }),
      ],
    ],
  });

  await pass();

  expect(files()).toEqual([
    ['numberProof', 'd-1', 'sent'],
    ['payoffLetter/loan-1', 'd-2', 'sent'],
    ['identity/PASSPORTFRONT', 'd-3', 'sent'],
    ['payStubs', 'd-4', 'sent'],
  ]);
});

it('shows a file only once that both the draft and the lender have', async () => {
  const { store, files } = open({ readUploads: [[wire('d-1')]] });
  const stored = { fileName: 'd-1.pdf', sizeBytes: 10, quality: null, isUsedAnyway: true };
  store.dispatch(
    uploadsRestored({
      applicationUuid: UUID,
      files: [{ id: 'file-1', group: 'photoId', documentUuid: 'd-1', ...stored }],
    }),
  );

  await pass();

  expect(files()).toEqual([['photoId', 'd-1', 'sent']]);
});

it("opens the screen even when the list of files can't be read", async () => {
  const { store, files } = open({ readUploads: [refused(404)] });

  await pass();

  expect(store.getState().application?.data?.uploadLimits.status).toBe('ready');
  expect(files()).toEqual([]);
});

describe('a removal whose answer was lost', () => {
  const lost = Array.from({ length: 4 }, () => offline());

  it.each([
    ['when the browser is online again', connectionChanged({ isOnline: true })],
    [
      'when the lender lists the file',
      uploadsListed({
        applicationUuid: UUID,
        files: [
          {
            id: 'd-1',
            group: 'numberProof',
            fileName: 'd-1.pdf',
            sizeBytes: 10,
            documentUuid: 'd-1',
            quality: null,
            isUsedAnyway: false,
          },
        ],
      }),
    ],
  ])(
    "repeats a removal whose answer was lost %s, and doesn't show the file again",
    async (_when, event) => {
      const { store, files, api } = open({
        readUploads: [[wire('d-1')]],
        removeUpload: [...lost, undefined],
      });
      await pass();

      store.dispatch(uploadRemoved({ id: 'd-1', documentUuid: 'd-1' }));
      await pass(7_000);
      expect(api.names().filter((name) => name === 'removeUpload')).toHaveLength(4);
      store.dispatch(event);
      await pass();

      expect(api.names().filter((name) => name === 'removeUpload')).toHaveLength(5);
      expect(store.getState().application?.uploads?.removing).toEqual([]);
      expect(files()).toEqual([]);
    },
  );

  it('removes a file that the lender no longer has', async () => {
    const { store } = open({ readUploads: [[wire('d-1')]], removeUpload: [refused(404)] });
    await pass();

    store.dispatch(uploadRemoved({ id: 'd-1', documentUuid: 'd-1' }));
    await pass();

    expect(store.getState().application?.uploads?.removing).toEqual([]);
  });
});
