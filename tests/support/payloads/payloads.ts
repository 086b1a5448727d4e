import type { UnknownAction } from '@reduxjs/toolkit';
import fc, { type Arbitrary } from 'fast-check';

// The slices that come late are in every state of these tests.
import '#store/actionLog/everySlice.ts';

import { applicationPayloads } from './application.ts';
import { documentActionPayloads, documentsPayloads } from './documents.ts';
import { assetsPayloads } from './assets.ts';
import { chatActionPayloads, chatPayloads } from './chat.ts';
import { conditionActionsPayloads, conditionsPayloads } from './conditions.ts';
import { experimentsPayloads, featuresPayloads } from './features.ts';
import { bannersPayloads, feedbackPayloads, footerPayloads } from './frame.ts';
import { idPayloads } from './idCheck.ts';
import { identityPayloads } from './identity.ts';
import { incomePayloads } from './income.ts';
import { liensPayloads } from './liens.ts';
import { notaryIntentPayloads, notaryPayloads } from './notary.ts';
import { orgPayloads } from './org.ts';
import {
  chainPayloads,
  lookupPayloads,
  registrationPayloads,
  supportPayloads,
} from './registration.ts';
import {
  statusCheckPayloads,
  intentPayloads,
  lenderDataPayloads,
  linkingPayloads,
  offerCopyPayloads,
  offersPayloads,
  uploadsPayloads,
} from './screens.ts';
import { propertyPayloads } from './property.ts';
import { pendingWritesPayloads } from './pendingWrites.ts';
import { signerIntentPayloads, signerLoginPayloads } from './signer.ts';
import { shellPayloads } from './shell.ts';

/** What every action of every slice may carry. */
const slices: Readonly<Record<string, Readonly<Record<string, Arbitrary<unknown>>>>> = {
  org: orgPayloads,
  identity: identityPayloads,
  features: featuresPayloads,
  experiments: experimentsPayloads,
  shell: shellPayloads,
  pendingWrites: pendingWritesPayloads,
  registration: registrationPayloads,
  chain: chainPayloads,
  lookup: lookupPayloads,
  support: supportPayloads,
  application: {
    ...applicationPayloads,
    ...intentPayloads,
    ...assetsPayloads,
    ...conditionActionsPayloads,
    ...liensPayloads,
    ...propertyPayloads,
    ...incomePayloads,
    ...idPayloads,
    ...notaryIntentPayloads,
    ...documentActionPayloads,
    ...signerIntentPayloads,
  },
  lenderData: lenderDataPayloads,
  offers: offersPayloads,
  offerCopy: offerCopyPayloads,
  uploads: uploadsPayloads,
  documents: documentsPayloads,
  statusCheck: statusCheckPayloads,
  linking: linkingPayloads,
  notary: notaryPayloads,
  signerLogin: signerLoginPayloads,
  chat: { ...chatActionPayloads, ...chatPayloads },
  conditions: conditionsPayloads,
  banners: bannersPayloads,
  feedback: feedbackPayloads,
  footer: footerPayloads,
};

/** By action type. */
export const payloads = new Map(
  Object.entries(slices).flatMap(([slice, actions]) =>
    Object.entries(actions).map(
      ([name, payload]) => [`${slice}/${name}`, payload] as [string, typeof payload],
    ),
  ),
);

/** Any action of the application. */
export const anyAction: Arbitrary<UnknownAction> = fc.oneof(
  ...[...payloads].map(([type, payload]) => payload.map((given) => ({ type, payload: given }))),
);

/** A session: what may happen one after the other. */
export const anySession = (longest: number) =>
  fc.array(anyAction, { maxLength: longest, size: 'max' });
