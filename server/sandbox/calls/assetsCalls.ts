import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readAssets, saveAssets } from '#sagas/api/contract/assets.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { assetLimit } from '#server/sandbox/lender/assets/assetLimit.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { assetRowValidator, NO_ACCOUNT } from '#store/application/assets/assetsForm.ts';
import { missingFilesText } from '#store/application/uploads/uploads.ts';
import { dayAt } from '#store/geography/timeZones.ts';

import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';
import { isFlagOn } from './featureCalls.ts';

type Sent = NonNullable<BodyOf<typeof saveAssets>['accounts']>[number];
type Asset = ApplicationRecord['assets'][number];

function linkedAsset({ linkedAssets }: ApplicationRecord, { linkUuid, joint }: Sent): Asset {
  const known = linkedAssets.find((account) => account.linkUuid === linkUuid);
  if (!known) throw new HttpError(400, { message: 'Link this account again.', field: 'linkUuid' });
  return { ...known, joint };
}

/** Applies the screen's rules again to an account entered by hand (SC-24). */
function sentAsset(sent: Sent, today: string): Asset {
  const { type, institution, balance, joint, statementDate, documentUuids } = sent;
  refuseInvalid(
    assetRowValidator(today)({
      type,
      institution,
      balance,
      joint,
      ...(statementDate && { statementDate }),
    }),
  );
  const message = missingFilesText(1 - documentUuids.length);
  if (message !== null) throw new HttpError(400, { message, field: 'documentUuids' });
  return { type, institution, balance, joint, mask: null, linkUuid: null };
}

/** Returns the accounts that count, without duplicates. A refusal names the account. */
function assetsOf(application: ApplicationRecord, accounts: readonly Sent[], today: string) {
  if (accounts.length === 0) throw new HttpError(400, { message: NO_ACCOUNT, field: 'accounts' });
  const links = accounts.flatMap(({ linkUuid }) => linkUuid ?? []);
  if (new Set(links).size < links.length)
    throw new HttpError(400, { message: 'Send each account once.', field: 'accounts' });
  return accounts.map((sent, index) => {
    try {
      return sent.linkUuid === null || sent.linkUuid === undefined
        ? sentAsset(sent, today)
        : linkedAsset(application, sent);
    } catch (error) {
      throw error instanceof HttpError ? error.within(`accounts.${index}`) : error;
    }
  });
}

export function assetsCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  const isOn = (application: ApplicationRecord, flag: Parameters<typeof isFlagOn>[2]) =>
    isFlagOn(world, application.org, flag);
  return [
    own(readAssets, (application) => ({
      linked: application.linkedAssets,
      accounts: application.assets,
      limit: assetLimit(application, world.lender(application.org), {
        canBuyDown: isOn(application, 'fe-heloc-rate-buy-down'),
      }),
    })),

    step(saveAssets, 'assets', isAt('ASSETS_PREQUAL'), (application, { parts: { body } }) => {
      if (body.skipped === true)
        return applyTransition(application, { to: 'OFFER_SELECTION' }, world.now());
      if (!isOn(application, 'fe-heloc-asset-depletion')) throw stepNotOpen();
      const accounts = body.accounts ?? [];
      const today = dayAt(world.now(), application.property);
      const assets = assetsOf(application, accounts, today);
      world.uploads.send(application.uuid, [
        ...new Set(accounts.flatMap(({ documentUuids }) => documentUuids)),
      ]);
      return advanceNow(world, { ...application, assets });
    }),
  ];
}
