import { watchSession } from '#sagas/session/session.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';

import { at } from './startChecklist.ts';
import { startSaga } from './startSaga.ts';

export const TOKEN = 'aaa.bbb.ccc';
export const profile = {
  uuid: IDENTITY,
  email: 'mira.tolland@mail.example',
  name: { firstName: 'Mira', lastName: 'Tolland' },
  phoneNumbers: [{ type: 'CELL', number: '(614) 555-0142' }],
};

interface Start {
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  readonly place?: string;
  readonly switches?: Parameters<typeof anOrganisation>[0];
  readonly token?: string | null;
  readonly session?: ReturnType<typeof fakeStorage>;
}

/** Opens a screen for a user with a bearer, and runs the sagas of the session. */
export async function startSession({
  script = {},
  place = at('start/hmda'),
  switches = {},
  token = TOKEN,
  session = fakeStorage(),
}: Start = {}) {
  const api = scriptedApi({
    readIdentity: [{ uuid: IDENTITY }],
    readProfile: [profile],
    readSelf: [{ uuid: IDENTITY }],
    endSession: [{ redirect: '/goodbye' }],
    startLogin: [{ redirect: 'https://larkmere.homeline.example/login' }],
    ...script,
  });
  const ports = fakePorts({ api, at: place, session });
  if (token !== null) ports.tokens.set(token);
  const { store, actions } = startSaga(watchSession, {
    ports,
    organisation: anOrganisation(switches),
  });
  await jest.advanceTimersByTimeAsync(0);
  return {
    api,
    ports,
    store,
    actions,
    left: ports.page.left,
    identity: () => store.getState().identity,
    reloads: () => ports.page.state.reloads,
  };
}
