import { screen } from '@testing-library/react';

import type { LenderData } from '#store/application/core/features.ts';
import { anAppraisal } from '#tests/support/fixtures/appraisals.ts';
import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

interface Row {
  readonly at: string;
  /** A status that leads elsewhere. */
  readonly status: string;
  /** The texts on the screen. */
  readonly texts?: readonly (string | RegExp)[];
  readonly data?: Partial<LenderData>;
  /** The screen shows the status card in its place, with "Refresh" and the dashboard. */
  readonly hasCard?: true;
}

const noProof = ["We don't need proof right now"];
const noAccount = ["We don't need a bank account right now"];
const unchanged = ['Nothing changed since you chose it'];

const rows: readonly Row[] = [
  { at: 'product/prequal-winback', status: 'LIEN_VERIFICATION', texts: ['Your line fits.'] },
  { at: 'product/select/confirm', status: 'HMDA' },
  { at: 'start/hmda', status: 'INCOME_VERIFICATION', texts: [/They are not shown again/] },
  { at: 'review-app/no-credit', status: 'OFFER_SELECTION', texts: noProof, hasCard: true },
  { at: 'review-app/no-credit', status: 'PAYOFF_REQUEST_PENDING', texts: noProof, hasCard: true },
  {
    at: 'review-app/property',
    status: 'LIEN_VERIFICATION',
    texts: ['We know your property'],
    hasCard: true,
  },
  { at: 'product/assets', status: 'OFFER_SELECTION', texts: ['$105,000.00 (70%)'] },
  { at: 'credit/social', status: 'OFFER_SELECTION' },
  {
    at: 'bpo/estimate-value',
    status: 'OFFER_SELECTION',
    texts: ['1,850 square feet', '$480,000'],
  },
  { at: 'bpo/order-bpo', status: 'OFFER_SELECTION', texts: ['BPO-100200', 'Monday, Saturday'] },
  { at: 'liens', status: 'INCOME_VERIFICATION', texts: ['Sample Mortgage Servicing'] },
  {
    at: 'payoff/hold',
    status: 'OFFER_SELECTION',
    texts: ["You aren't paying off any loans with this line."],
  },
  {
    at: 'hold',
    status: 'INCOME_VERIFICATION',
    texts: ['No appraisal was ordered.'],
    data: { appraisal: anAppraisal() },
  },
  { at: 'hold', status: 'INCOME_VERIFICATION', texts: ['AP-100200'] },
  { at: 'income/review', status: 'NOTE_SIGNING', texts: ['Accepted'] },
  { at: 'income/upload', status: 'NOTE_SIGNING' },
  { at: 'income/employer-verification', status: 'NOTE_SIGNING', texts: ['Unreachable Ltd'] },
  { at: 'income/link/truv-payroll', status: 'NOTE_SIGNING', hasCard: true },
  { at: 'identity', status: 'DISBURSEMENT_ACCOUNT', texts: ['US State ID Card, Ohio'] },
  {
    at: 'identity',
    status: 'DISBURSEMENT_ACCOUNT',
    texts: ["You haven't sent an ID yet."],
    data: { idCheck: null },
  },
  { at: 'bank/disburse', status: 'NOTE_SIGNING', texts: ['Checking ending 4321'] },
  { at: 'bank/confirm', status: 'NOTE_SIGNING', texts: ['Checking ending 4321'] },
  { at: 'bank/manual-disburse', status: 'NOTE_SIGNING', texts: noAccount, hasCard: true },
  {
    at: 'bank/autopay',
    status: 'NOTE_SIGNING',
    texts: ['Sandbox National Bank checking ending 4321', '5'],
  },
  { at: 'error/flood-cert', status: 'FINAL_OFFER', hasCard: true },
  {
    at: 'signing/intro',
    status: 'HMDA',
    texts: ['You have no final offer yet.'],
    data: { finalOffer: null },
  },
  { at: 'signing/intro', status: 'RESCISSION', texts: unchanged },
  { at: 'notary/reserve-manual', status: 'RESCISSION', hasCard: true },
  { at: 'complete', status: 'OFFER_SELECTION' },
];

it.each(rows)(
  'A-81 S4 makes $at read-only at $status',
  async ({ at, status, texts = [], data, hasCard = false }) => {
    await openPageAt({ at, status: aStatus(status) }, data);

    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue my application' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toHaveLength(hasCard ? 3 : 1);
    for (const role of ['textbox', 'radio', 'checkbox', 'combobox'])
      expect(screen.queryAllByRole(role)).toEqual([]);
  },
);
