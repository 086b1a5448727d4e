import { idDocument, idGroup, idSides, sideLabel } from '#store/application/idCheck/idDocuments.ts';
import { idAnswer, idValidator } from '#store/application/idCheck/idForm.ts';
import { triesText } from '#store/application/idCheck/idCheck.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const REQUIRED = 'Required';
const front = aSentUpload('identity/DRIVERSLICENSEFRONT');
const back = aSentUpload('identity/DRIVERSLICENSEBACK');

it.each([
  ['DRIVERS_LICENSE', true, ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK']],
  ['DRIVERS_LICENSE', false, ['DRIVERSLICENSEFRONT']],
  ['STATE_ID', true, ['STATEIDFRONT', 'STATEIDBACK']],
  ['STATE_ID', false, ['STATEIDFRONT']],
  ['PASSPORT', true, ['PASSPORTFRONT']],
  ['PERMANENT_RESIDENT_CARD', false, ['PERMANENTRESIDENTCARDFRONT', 'PERMANENTRESIDENTCARDBACK']],
] as const)(
  'ENUM-IDTYPE asks for the sides of a %s, with fe-heloc-back-of-id %s: %j',
  (type, asksBack, documents) => {
    expect(idSides(type, asksBack).map((side) => idDocument(type, side))).toEqual(documents);
  },
);

it('gives each side its own label', () => {
  expect(sideLabel('DRIVERS_LICENSE', 'back')).toBe("Back of your driver's license");
  expect(sideLabel('PASSPORT', 'front')).toBe('Photo page of your passport');
});

it.each([
  [{}, [], true, { idType: 'Choose an ID' }],
  [{ idType: 'DRIVERS_LICENSE' as const }, [front, back], true, { issuingState: REQUIRED }],
  [
    { idType: 'DRIVERS_LICENSE' as const, issuingState: 'ZZ' },
    [front, back],
    true,
    { issuingState: REQUIRED },
  ],
  [
    { idType: 'DRIVERS_LICENSE' as const, issuingState: 'OH' },
    [front],
    true,
    { 'identity/DRIVERSLICENSEBACK': 'Add 1 more document.' },
  ],
  [{ idType: 'DRIVERS_LICENSE' as const, issuingState: 'OH' }, [front], false, {}],
  [
    { idType: 'PASSPORT' as const },
    [front],
    true,
    { 'identity/PASSPORTFRONT': 'Add 1 more document.' },
  ],
  [
    { idType: 'PASSPORT' as const },
    [
      aSentUpload('identity/PASSPORTFRONT'),
      { ...aSentUpload('nameChange'), state: 'failed' as const },
    ],
    true,
    { nameChange: 'Send the file again or remove it first.' },
  ],
])('F-02 names what is missing (%#)', (values, files, asksBack, errors) => {
  expect(idValidator(files, asksBack)(values)).toEqual(errors);
});

it('F-11 asks to retake or accept a bad photo first', () => {
  const group = idGroup('PASSPORT', 'front');
  const blurry = { ...aSentUpload(group), quality: { blurry: true, glare: false, cropped: false } };

  expect(idValidator([blurry], true)({ idType: 'PASSPORT' })).toEqual({
    [group]: 'Retake the photo, or choose "Use it anyway".',
  });
  expect(idValidator([{ ...blurry, isUsedAnyway: true }], true)({ idType: 'PASSPORT' })).toEqual(
    {},
  );
});

it('sends a state only for an ID that a state issues', () => {
  expect(idAnswer({ idType: 'PASSPORT', issuingState: 'OH' }, null).issuingState).toBeNull();
  expect(idAnswer({ idType: 'STATE_ID', issuingState: 'OH' }, 'condition-1')).toEqual({
    idType: 'STATE_ID',
    issuingState: 'OH',
    conditionUuid: 'condition-1',
  });
});

it.each([
  [null, null],
  [0, null],
  [1, 'You have 1 try left.'],
  [2, 'You have 2 tries left.'],
])('describes %s tries left as %s', (triesLeft, text) => {
  expect(triesText({ triesLeft })).toBe(text);
});
