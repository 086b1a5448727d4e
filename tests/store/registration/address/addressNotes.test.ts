import { addressNotes } from '#store/registration/address/addressNotes.ts';

const facts = {
  area: { states: [{ state: 'OH', eligible: true }], blockedZips: ['33040'] },
  disasterZips: ['28711'],
  isStopped: (state: string) => state === 'HI',
  usualState: null,
};
const property = { field: 'property', state: 'OH', zip: '43214' } as const;
const NOT_HERE = expect.stringContaining("We don't lend here yet") as string;

it('shows no note for an ordinary address', () => {
  expect(addressNotes(property, facts)).toEqual([]);
});

it('ELIG-11 tells about a disaster at the property, not at the home', () => {
  const inDisaster = { ...facts, disasterZips: ['43214'] };

  expect(addressNotes(property, inDisaster)).toEqual([
    expect.stringContaining('had a recent disaster'),
  ]);
  expect(addressNotes({ ...property, field: 'home' }, inDisaster)).toEqual([]);
});

it('ELIG-01 ELIG-02 reports an ineligible place before the next question', () => {
  expect(addressNotes({ ...property, state: 'VT' }, facts)).toEqual([NOT_HERE]);
  expect(addressNotes({ ...property, zip: '33040' }, facts)).toEqual([NOT_HERE]);
});

it('leaves a state that another site serves to its modal', () => {
  expect(addressNotes({ ...property, state: 'HI' }, facts)).toEqual([]);
});

it('asks to check a ZIP code that is usually elsewhere, until the state matches', () => {
  const usual = { ...facts, usualState: 'OH' };
  const inColorado = { field: 'home', state: 'CO', zip: '43214' } as const;

  expect(addressNotes(inColorado, usual)).toEqual([
    'This ZIP code is usually in Ohio. Please check it.',
  ]);
  expect(addressNotes({ ...inColorado, state: 'OH' }, usual)).toEqual([]);
});

it('shows no notes for half an address', () => {
  expect(addressNotes({ ...property, state: undefined }, facts)).toEqual([]);
  expect(addressNotes({ ...property, state: 'VT', zip: '0564' }, facts)).toEqual([]);
});
