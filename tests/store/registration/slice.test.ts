import {
  answersTyped,
  offerReceived,
  offerRefused,
  registrationDropped,
  registrationReducer,
  smsPromptsReceived,
  type RegistrationState,
} from '#store/registration/slice.ts';
import { everyAnswer } from '#tests/support/answers.ts';

const after = (...events: readonly Parameters<typeof registrationReducer>[1][]) =>
  events.reduce<RegistrationState | undefined>(registrationReducer, undefined);

const expired = offerRefused({ note: 'expired', respondByDate: '2026-01-31' });
const offer = offerReceived({ offerCode: 'HL-48213', firstName: 'Mira', respondByDate: null });
const prompts = smsPromptsReceived({
  transactional: { uuid: 'p1', text: 'May we text?' },
  marketing: null,
});

it('FT-28: a draft that is dropped takes its answers along', () => {
  expect(after(...everyAnswer(), registrationDropped())?.draft.propertyAddress).toBeNull();
});

it.each([
  ['an offer', offer],
  ['an offer that ended', expired],
  ['the texts one may agree to', prompts],
])('FT-28: %s outlives the draft, as all that others told', (_what, told) => {
  const before = after(told);

  const { offer: kept, offerNote, smsPrompts } = after(told, registrationDropped()) ?? {};

  expect({ kept, offerNote, smsPrompts }).toEqual({
    kept: before?.offer,
    offerNote: before?.offerNote,
    smsPrompts: before?.smsPrompts,
  });
});

it('S2 a report of what was touched leaves what was reported before', () => {
  const report = (values: object) => answersTyped({ step: 'name', values: { ...values } });

  expect(
    after(
      report({ firstName: 'Dana', middleName: null }),
      report({ lastName: 'Marlow' }),
      report({ firstName: 'Danae' }),
    )?.unsent.name,
  ).toEqual({ firstName: 'Danae', middleName: null, lastName: 'Marlow' });
});
