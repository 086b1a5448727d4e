import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import {
  completeBankLink,
  completeIncomeLink,
  startBankLink,
  startIncomeLink,
} from '#sagas/api/contract/linking.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { accountAnswer, accountsOf } from '#server/sandbox/lender/bank/bankAccounts.ts';
import { isPaymentOpen, isPayoutOpen } from '#server/sandbox/lender/bank/payoutRules.ts';
import {
  UNKNOWN_SESSION,
  linkedRecord,
  outcomeOf,
  withLinkedAccount,
  withLinkedIncome,
} from '#server/sandbox/lender/linking/completeLink.ts';
import { notFound } from '#server/sandbox/httpError.ts';
import type { LinkSession } from '#server/sandbox/storage/links.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  incomeLinkTitles,
  linkMethod,
  type IncomeLinkType,
} from '#store/application/linking/linkTypes.ts';

import { handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

/** The screens that a link can lead to, and the statuses at which it is open. */
const openAt: Partial<Record<ApplicationScreenId, (application: ApplicationRecord) => boolean>> = {
  bankDisburse: isPayoutOpen,
  bankAutopay: isPaymentOpen,
  productAssets: isAt('ASSETS_PREQUAL'),
  incomeReview: isAt('INCOME_VERIFICATION'),
};

const isOpenFor = (application: ApplicationRecord, returnTo: string): boolean => {
  const match = applicationScreenAt(returnTo);
  return (match && openAt[match.screen]?.(application)) ?? false;
};

// Every key is a type.
const incomeLinks = Object.keys(incomeLinkTitles) as IncomeLinkType[];
const linkOf = (method: string) => incomeLinks.find((link) => linkMethod(link) === method);

type IncomeSession = LinkSession & { readonly link: IncomeLinkType };
const isIncomeSession = (session: LinkSession): session is IncomeSession => session.link !== 'bank';

const sessionsIn = (world: World) => {
  function start(
    application: ApplicationRecord,
    {
      origin,
      ...about
    }: Pick<LinkSession, 'link' | 'returnTo' | 'recordUuid'> & { origin: string },
  ) {
    if (!isOpenFor(application, about.returnTo)) throw stepNotOpen();
    const { id, expiresAt } = world.links.start({ applicationUuid: application.uuid, ...about });
    return {
      id,
      mode: 'REDIRECT',
      url: new URL(`/sandbox/provider?link=${id}`, origin).href,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  }

  function sessionOf(application: ApplicationRecord, id: string): LinkSession {
    const session = world.links.get(id);
    if (session?.applicationUuid !== application.uuid) throw notFound(UNKNOWN_SESSION);
    return session;
  }

  function store(session: LinkSession, before: ApplicationRecord, after: ApplicationRecord): void {
    if (session.isCompleted === true) return;
    if (!isOpenFor(before, session.returnTo)) throw stepNotOpen();
    world.applications.change(before.uuid, () => after);
    world.links.change(session.id, (known) => ({ ...known, isCompleted: true }));
  }

  return { start, sessionOf, store };
};

/** Links of an income or a bank account (F-13). */
export function linkingCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  const { start, sessionOf, store } = sessionsIn(world);
  return [
    own(startBankLink, (application, { origin, parts: { body } }) =>
      start(application, { link: 'bank', returnTo: body.returnTo, origin }),
    ),

    own(startIncomeLink, (application, { origin, parts: { body } }) =>
      start(application, {
        link: linkOf(body.type) ?? 'plaid-transactions',
        returnTo: body.returnTo,
        recordUuid: body.recordUuid,
        origin,
      }),
    ),

    own(completeBankLink, (application, { parts: { path, body } }) => {
      const session = sessionOf(application, path.id);
      if (isIncomeSession(session)) throw notFound(UNKNOWN_SESSION);
      const outcome = outcomeOf(session, body.publicToken);
      const after = withLinkedAccount(application, session, outcome);
      store(session, application, after);
      return accountsOf(after).map(accountAnswer);
    }),

    own(completeIncomeLink, (application, { parts: { path, body } }) => {
      const session = sessionOf(application, path.id);
      if (!isIncomeSession(session)) throw notFound(UNKNOWN_SESSION);
      const outcome = outcomeOf(session, body.publicToken ?? null);
      store(session, application, withLinkedIncome(application, session, outcome, world.now()));
      return linkedRecord(application, session, outcome);
    }),
  ];
}
