import fc from 'fast-check';

import type * as bannersSlice from '#store/banners/slice.ts';
import type * as feedbackSlice from '#store/feedback/slice.ts';
import type * as footerSlice from '#store/footer/slice.ts';

import {
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  state,
  type PayloadsOf,
} from './arbitrary.ts';

export const bannersPayloads: PayloadsOf<typeof bannersSlice> = {
  bannersReceived: few(
    fc.record({
      uuid: id,
      message: personal,
      whole: orNull(personal),
      variant: fc.constantFrom('info', 'warn'),
      isDismissable: fc.boolean(),
    }),
  ),
  bannersFailed: fc.record({ error: personal }),
  bannerDismissed: fc.record({ uuid: id }),
};

const feedback = {
  topic: fc.constantFrom('IMPROVE', 'COMPLIMENT'),
  message: personal,
  marketingConsent: fc.boolean(),
};

export const feedbackPayloads: PayloadsOf<typeof feedbackSlice> = {
  feedbackTyped: fc.record({ ...feedback, message: orNull(personal) }, { requiredKeys: [] }),
  feedbackSubmitted: fc.record(feedback),
  feedbackSent: nothing,
  feedbackFailed: failure,
};

export const footerPayloads: PayloadsOf<typeof footerSlice> = {
  licensesReceived: few(state),
};
