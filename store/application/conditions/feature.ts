import { feature } from '#store/application/feature.ts';

/** What the lender still needs. */
export const conditionsFeature = feature({
  screens: {
    conditions: {
      area: 'both',
      path: 'conditions',
      title: 'Your to-do list',
      isAlwaysOpen: true,
      waits: 'card',
    },
    conditionsUpload: {
      area: 'both',
      path: 'conditions/upload-document',
      title: 'Upload a document',
      isAlwaysOpen: true,
      waits: 'card',
    },
    conditionsPhone: {
      path: 'conditions/phone-number',
      title: 'Add your mobile phone',
      isAlwaysOpen: true,
      waits: 'card',
    },
    conditionsConfirm: {
      path: 'conditions/confirm-update',
      title: 'Approve a change',
      isAlwaysOpen: true,
      waits: 'card',
    },
  },
});
