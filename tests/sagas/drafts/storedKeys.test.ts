import { watchSigning } from '#sagas/application/signing/signing.ts';
import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { DraftCipher } from '#sagas/ports.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { signingHelpRequested } from '#store/application/signing/actions.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { acceptingLender, PASSWORD } from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const ENCRYPTION_MS = 200;

/** A cipher as slow as a phone's. */
function slowCipher(): DraftCipher {
  const pending = new Set<Promise<unknown>>();
  return {
    ...fakePorts().cipher,
    encrypt(text, owner) {
      const encrypting = new Promise<string>((resolve) => {
        setTimeout(() => resolve(JSON.stringify([owner, text])), ENCRYPTION_MS);
      });
      pending.add(encrypting);
      void encrypting.finally(() => pending.delete(encrypting));
      return encrypting;
    },
    async idle() {
      await Promise.resolve();
      await Promise.allSettled(pending);
    },
  };
}

/** Opens a tab, and records what it had stored when a call was sent. */
function aTab(at: string) {
  const lender = scriptedApi({ ...acceptingLender, requestSigningHelp: [{ reference: 'HS-1' }] });
  const left: { name: string; key: string; stored: string }[] = [];
  const storage: { read: () => string } = { read: () => '' };
  const api: typeof lender = {
    ...lender,
    request(endpoint, params, options = {}) {
      const key = options.idempotencyKey;
      if (key !== undefined) left.push({ name: endpoint.name, key, stored: storage.read() });
      return lender.request(endpoint, params, options);
    },
  };
  const ports = fakePorts({ api, at, cipher: slowCipher() });
  storage.read = () =>
    [storageKeys.draft, storageKeys.applicationDraft]
      .map((name) => ports.session.read(name) ?? '')
      .join(' ');
  return { ports, left };
}

describe('FT-42 SC-09: a request leaves after its key is stored, so a reload repeats it', () => {
  it('stores the key of an application step before its request leaves', async () => {
    const { ports, left } = aTab(`/account/heloc/${UUID}/signing/support`);
    const { store } = startSaga([watchLocation, watchApplicationDraft, watchSigning], {
      ports,
      before: [identityReceived({ uuid: IDENTITY }), ...openedAt(aStatus('NOTE_SIGNING'))],
    });

    const help = { topic: 'WRONG_NAME', message: 'No.', callMe: false, callTime: null } as const;
    store.dispatch(signingHelpRequested(help));
    await pass(5_000);

    expect(left).toHaveLength(1);
    for (const { key, stored } of left) expect(stored).toContain(key);
  });

  it('stores the key of the create call before its request leaves', async () => {
    const { ports, left } = aTab('/account/heloc/register-v2/set-password');
    const { store } = startSaga([watchLocation, watchRegistrationDraft, watchSubmit], {
      ports,
      before: [identityAbsent(), ...everyAnswer()],
    });
    await pass(1_000);

    const passwordHandle = ports.vault.deposit(PASSWORD);
    store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
    await pass(35_000);

    const created = left.filter(({ name }) => name === 'createApplication');
    expect(created).toHaveLength(1);
    for (const { key, stored } of created) expect(stored).toContain(key);
  });
});
