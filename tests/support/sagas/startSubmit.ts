import type { UnknownAction } from '@reduxjs/toolkit';

import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import type { RootSaga } from '#sagas/root.ts';
import { identityAbsent } from '#store/identity/slice.ts';
import {
  registrationSubmitted,
  smsPromptsReceived,
  type SmsPrompts,
} from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { scriptedApi, type Answer, type ScriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

import { startSaga } from './startSaga.ts';

export const UUID = APPLICATION;
export const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
export const JWT = 'aaa.bbb.ccc';
export const PASSWORD = 'Copper!Kettle2026';

export const smsPrompts: SmsPrompts = {
  transactional: { uuid: '0b6f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02', text: 'May we text?' },
  marketing: { uuid: '0b6f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e03', text: 'May we text about offers?' },
};

const status = (checklistStatus: string) => ({ uuid: UUID, checklistStatus });
const application = { uuid: UUID, status: status('OFFER_SELECTION'), property: { state: 'OH' } };

/** A lender that accepts each call of the chain. */
export const acceptingLender: Readonly<Record<string, readonly Answer[]>> = {
  registerIdentity: [{ jwt: JWT }],
  verifyIdentity: [{ uuid: IDENTITY }],
  savePhone: [{}],
  readAbilityToStart: [{ canStartApplication: true }],
  readApplications: [[]],
  readOptimizelyProfile: [{ optimizelyProfileUuid: null }],
  saveOptimizelyProfile: [undefined],
  createApplication: [{ uuid: UUID, loanNumber: 'HL-1' }],
  readIdentity: [{ uuid: IDENTITY }],
  readProfile: [{ uuid: IDENTITY, name: null }],
  saveProfileName: [{}],
  saveSmsConsents: [{}],
  joinWaitlist: [{}],
  readApplication: [application],
  readStatus: [status('OFFER_SELECTION')],
};

const mainBrand = anOrganisation({ switches: { isMain: true } });

/** Starts a borrower on the last screen with every answer given. `press` submits them and waits half a minute. */
export function startSubmit({
  script = {},
  organisation = mainBrand,
  answers = everyAnswer(),
  prompts = smsPrompts,
  sagas = [],
}: {
  script?: Readonly<Record<string, readonly Answer[]>>;
  organisation?: typeof mainBrand;
  answers?: readonly UnknownAction[];
  /** The prompts that were read since the page loaded. */
  prompts?: SmsPrompts;
  sagas?: readonly RootSaga[];
} = {}) {
  const api = scriptedApi({ ...acceptingLender, ...script });
  const ports = fakePorts({ api, at: '/account/heloc/register-v2/set-password' });
  const { store, actions } = startSaga([watchLocation, watchSubmit, watchChecklist, ...sagas], {
    ports,
    organisation,
    before: [identityAbsent(), ...answers, smsPromptsReceived(prompts)],
  });
  const press = async (password = PASSWORD) => {
    const passwordHandle = ports.vault.deposit(password);
    store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
    await jest.advanceTimersByTimeAsync(35_000);
  };
  return {
    api,
    ports,
    store,
    actions,
    press,
    place: () => ports.history.entries.at(-1),
    toasts: () => store.getState().shell.toasts.map(({ tone, text }) => ({ tone, text })),
  };
}

export const timesCalled = (api: ScriptedApi, name: string) =>
  api.names().filter((seen) => seen === name).length;
