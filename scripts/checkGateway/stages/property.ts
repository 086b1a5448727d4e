import {
  explainOwnership,
  saveParcelNumber,
  saveProperty,
  sendPropertyProof,
} from '#sagas/api/contract/property.ts';
import {
  changeValuationOrder,
  disputeValue,
  orderValuation,
  saveHomeEstimate,
  sendRecentAppraisal,
} from '#sagas/api/contract/valuation.ts';
import type { StageCheck } from '#scripts/checkGateway/applicant.ts';
import { borrower, home } from '#scripts/checkGateway/samples.ts';

const held = (reason: string) => ({
  application: { status: { hold: { reason, actor: 'BORROWER', conditionUuids: [] } } },
});

const order = {
  contactName: 'Mira Tolland',
  contactPhone: borrower.phoneNumber,
  access: 'GATE',
  accessNote: 'The bell is broken.',
  bestDays: ['MONDAY'],
  petsOrNotes: null,
  condition: null,
  damages: [],
  photos: [],
} as const;

/** Returns a copy, because a body needs mutable lists. */
const anOrder = () => ({ ...order, bestDays: [...order.bestDays], damages: [], photos: [] });

const searchStages: readonly StageCheck[] = [
  {
    status: 'NO_PROPERTY_FOUND',
    async run({ visit, path }) {
      await visit.call(saveProperty, { path, body: { address: home, parcelNumber: null } });
    },
  },
  {
    status: 'MULTIPLE_PROPERTIES',
    async run({ visit, path }) {
      const documentUuids = [await visit.upload(path.uuid, 'SUPPORT', 'PROPERTY')];
      await visit.call(sendPropertyProof, { path, body: { documentUuids } });
    },
  },
  {
    status: 'PREQUAL_TITLE_PROCESSING',
    session: held('PARCEL_MISMATCH'),
    async run({ visit, path }) {
      const body = { parcelNumber: '010-012345', documentUuids: [] };
      await visit.call(saveParcelNumber, { path, body });
    },
  },
  {
    status: 'PREQUAL_TITLE_PROCESSING',
    session: held('OWNERSHIP_MISMATCH'),
    async run({ visit, path }) {
      const documentUuids = [await visit.upload(path.uuid, 'SUPPORT', 'PROPERTY')];
      const body = { reason: 'NAME_CHANGED' as const, note: null, documentUuids };
      await visit.call(explainOwnership, { path, body });
    },
  },
];

const valuationStages: readonly StageCheck[] = [
  {
    status: 'NO_AVM_FOUND',
    async run({ visit, path }) {
      await visit.call(saveHomeEstimate, {
        path,
        body: {
          estimatedValue: 400_000,
          propertyType: 'SINGLE_FAMILY',
          bedrooms: 3,
          bathrooms: 2,
          livingArea: 1_800,
          yearBuilt: 1_998,
          condition: 'GOOD',
          purchasePrice: null,
          purchaseYear: null,
          improvements: null,
        },
      });
    },
  },
  {
    status: 'BPO_ORDER_REQUEST',
    async run({ visit, path, samples }) {
      const consents = [samples.consent('AGENT_CONTACT', 'sample')];
      const { orderUuid } = await visit.call(orderValuation, {
        path,
        body: { ...anOrder(), consents },
      });
      const changed = { ...anOrder(), contactName: 'Nell Tolland' };
      await visit.call(changeValuationOrder, { path: { ...path, orderUuid }, body: changed });
    },
  },
  {
    status: 'BPO_ORDER_REQUEST',
    async run({ visit, path, samples }) {
      const documentUuids = [await visit.upload(path.uuid, 'APPRAISAL', 'VALUATION')];
      const body = { appraisedOn: samples.day(-30), documentUuids };
      await visit.call(sendRecentAppraisal, { path, body });
    },
  },
  {
    status: 'OFFER_SELECTION',
    session: { application: { status: { bpo: 'BPO_COMPLETE' } } },
    async run({ visit, path, samples }) {
      const comparables = [
        { address: '514 Amberstone Drive', price: 420_000, soldOn: samples.day(-40) },
      ];
      await visit.call(disputeValue, { path, body: { reason: 'It is larger.', comparables } });
    },
  },
];

export const propertyStages: readonly StageCheck[] = [...searchStages, ...valuationStages];
