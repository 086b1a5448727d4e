import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

import type { DraftCipher } from '#sagas/ports.ts';
import { ANONYMOUS, storageKeys } from '#sagas/page/storageKeys.ts';
import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import type { Borrower } from '#scripts/driver/borrower.ts';
import type { TestHost, Visitor } from '#scripts/driver/testHost.ts';
import type { HomeAddress } from '#store/person/address.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import type { StoredRegistration } from '#store/registration/slice.ts';

const CIPHER = 'src/boot/ports/browserEncryption.ts';
const ENCRYPT = 'encrypt' satisfies keyof DraftCipher;

/** Returns the app's own encryption as a script for a page. */
const cipherScript = () =>
  transformSync(readFileSync(CIPHER, 'utf8'), {
    filename: CIPHER,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'commonjs' },
  }).code;

/** Returns the first address that the lookup finds for a text. */
async function findAddress(host: TestHost, typed: string): Promise<HomeAddress> {
  const path = lookUpAddress.path.replace('{text}', encodeURIComponent(typed));
  const headers = { 'X-With-Origin': host.address, 'x-org': 'HOMELINE' };
  const answer = await (await fetch(host.address + path, { headers })).json();
  const [found] = (answer as { suggestions: HomeAddress[] }).suggestions;
  if (!found) throw new Error(`No address begins like ${typed}`);
  const { street1, city, state, zip } = found;
  return { street1, city, state, zip };
}

/** Returns the stored draft of a borrower who lives in the property and has answered all but the last question. */
async function draftOf(host: TestHost, borrower: Borrower): Promise<StoredRegistration> {
  const { typed, isForSale, income, firstName, lastName, birth, email, phone } = borrower;
  const [month, day, year] = birth;
  return {
    draft: {
      ...emptyDraft,
      propertyAddress: { ...(await findAddress(host, typed)), occupancyType: 'HOME' },
      isListedForSale: isForSale === 'Yes',
      hasSaleStatusBeenSet: true,
      income: { income: Number(income), employmentType: 'FULL_TIME' },
      hasIncomeBeenSet: true,
      name: { firstName, lastName },
      dob: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      email,
      phoneNumber: phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'),
    },
    unsaved: {},
    campaign: noCampaign,
    chain: idleChain,
    settled: {},
    pendingWrites: {},
  };
}

/**
 * Stores a draft, encrypted like the app's own, in session storage before the app opens. The last question then opens
 * without the walk.
 */
export async function seedDraft(
  host: TestHost,
  { page, at }: Visitor,
  org: string,
  borrower: Borrower,
) {
  const empty = at('/empty');
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  const given = JSON.stringify([org, JSON.stringify(await draftOf(host, borrower)), ANONYMOUS]);
  await page.evaluate(`(async () => {
    const exports = {};
    ${cipherScript()}
    const [org, text, owner] = ${given};
    const draft = await exports.browserEncryption(org).${ENCRYPT}(text, owner);
    sessionStorage.setItem(${JSON.stringify(storageKeys.draft)}, draft);
  })()`);
  await page.unroute(empty);
}
