import { createHash } from 'node:crypto';

import type { UnknownAction } from '@reduxjs/toolkit';

import { createApi } from '#sagas/api/http.ts';
import { createFiles } from '#sagas/application/uploads/files.ts';
import { rootSagas } from '#sagas/sagas.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { gatewayAt } from '#sagas/flags/gatewayAt.ts';
import type { KeyValue } from '#sagas/ports.ts';
import { createVault } from '#sagas/vault.ts';
import { readBrands } from '#server/host/brands.ts';
import type { Organisation } from '#store/org/organisation.ts';
import type { TestSandbox } from '#tests/support/fakes/sandbox.ts';
import { fakePage, fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { addressOf, ORIGIN, type StormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';

import { startSaga } from './startSaga.ts';

const { organisations } = readBrands('public/brands');

interface BrowserOptions {
  readonly lender: TestSandbox;
  readonly network: StormyNetwork;
  readonly brand: string;
  /** Whether the pages call the lender at a separate origin (GATEWAY_ORIGIN). */
  readonly isElsewhere?: boolean;
}

/** A request with an idempotency key, and the tab that sent it. */
interface Keyed {
  readonly session: ReturnType<typeof fakeStorage>;
  readonly call: string;
  readonly key: string;
}

const pathOf = (input: RequestInfo | URL) => new URL(addressOf(input), ORIGIN).pathname;

/** A storage that a closed page can't write to. */
export const whileOpen = <Storage extends KeyValue>(
  storage: Storage,
  isOpen: () => boolean,
): Storage => ({
  ...storage,
  write: (key, value) => void (isOpen() && storage.write(key, value)),
  offer: (key, value) => isOpen() && storage.offer(key, value),
  remove: (key) => void (isOpen() && storage.remove(key)),
});

/** A browser whose tabs run every saga against the sandbox over an unreliable network. */
export function aBrowser({ lender, network, brand, isElsewhere = false }: BrowserOptions) {
  const organisation = organisations.get(brand) as Organisation;
  const local = fakeStorage();
  const sent: Keyed[] = [];
  const cookies: { current: string | null } = { current: null };
  const listeners = new Set<(content: unknown) => void>();
  const fetchHere = network.fetchWith(cookies);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(network.random() * 16).toString(16)).join('');
  const newId = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;

  const take = (response: Response) => {
    for (const cookie of response.headers.getSetCookie())
      cookies.current = cookie.split(';')[0] ?? null;
  };

  /** Opens an address in a tab, with the tab's stored data. */
  function open(at: string, session = fakeStorage(), before: readonly UnknownAction[] = []) {
    let isOpen = true;
    const kept = whileOpen(session, () => isOpen);
    const tokens = createTokens(kept, storageKeys.token, storageKeys.tokenOwner);
    const clock = { now: Date.now, monotonic: Date.now, wall: Date.now };
    const never = new Promise<Response>(() => {});
    const api = createApi({
      fetch: async (input, init) => {
        if (!isOpen) return never;
        const key = new Headers(init?.headers).get('Idempotency-Key');
        if (key !== null) sent.push({ session, call: pathOf(input), key });
        const response = await fetchHere(input, init).catch((error: unknown) => {
          if (isOpen) throw error;
          return never;
        });
        return isOpen ? response : never;
      },
      tokens,
      origin: ORIGIN,
      orgCode: brand,
      idempotencyHeader: 'Idempotency-Key',
      applicationName: 'homeline',
      onCallEnded: () => undefined,
      addressLookupBase: null,
      replayId: null,
      clock,
    });
    const page = { ...fakePage(), origin: () => ORIGIN };
    const ports = fakePorts({
      at,
      api: api as never,
      tokens,
      page,
      session: kept,
      local: whileOpen(local, () => isOpen),
      gateway: isElsewhere ? gatewayAt('https://gateway.example') : null,
      clock,
      newId,
      newNonce: newId,
      vault: createVault(newId),
      files: createFiles(newId),
      hash: async (file) =>
        createHash('sha256')
          .update(new Uint8Array(await file.arrayBuffer()))
          .digest('hex'),
      otherTabs: {
        post: (content) => {
          if (!isOpen) return;
          for (const listen of listeners) if (listen !== own) listen(content);
        },
        listen: (listen) => {
          own = (content) => void (isOpen && listen(content));
          listeners.add(own);
          return () => void listeners.delete(own as never);
        },
      },
    });
    let own: ((content: unknown) => void) | null = null;
    const { store, actions } = startSaga(rootSagas, { ports, organisation, before });
    const close = () => {
      isOpen = false;
      if (own) listeners.delete(own);
    };
    return {
      ports,
      store,
      actions,
      session,
      place: () => ports.history.entries.at(-1) ?? '',
      /** Returns where the page went, outside the app. */
      left: () => page.left.at(-1) ?? null,
      close,
      /** Opens another address in the same tab, or the same one, which is a reload. */
      reload: (to = ports.history.entries.at(-1) ?? '') => {
        page.goAway();
        close();
        return open(to, session);
      },
    };
  }

  return {
    open,
    cookies,
    /** The requests with a key. */
    sent,
    /** Opens an address of the lender's own pages. */
    async visit(address: string) {
      take(await network.deliver(address, { method: 'GET' }, cookies.current));
    },
    /** Sends a form of the lender's own pages. Returns where the response leads. */
    async post(address: string, fields: Record<string, string>): Promise<string | null> {
      const response = await network.deliver(
        address,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields).toString(),
        },
        cookies.current,
      );
      take(response);
      return response.headers.get('location');
    },
    /** Lets time pass, here and for the lender. */
    async pass(ms: number, step = 250) {
      for (let passed = 0; passed < ms; passed += step) {
        await network.rest();
        await jest.advanceTimersByTimeAsync(step);
        lender.pass(step);
      }
      await network.rest();
    },
  };
}

export type Browser = ReturnType<typeof aBrowser>;
export type Tab = ReturnType<Browser['open']>;
