import {
  atLeast,
  atMost,
  isNumber,
  matches,
  maxLength,
  minLength,
  noneOf,
  oneOf,
  required,
  textValidator,
  validator,
} from '#store/validation.ts';

interface Pet {
  name: string;
  kind: string;
  legs: number;
  friend?: string;
}

const validatePet = validator<Pet>({
  name: [
    required('Name it'),
    minLength(2, 'Too short'),
    maxLength(5, 'Too long'),
    matches(/^[a-z]+$/, 5, 'Letters only'),
  ],
  kind: [oneOf(['cat', 'dog'], 'Cat or dog'), noneOf(['dog'], 'No dogs today')],
  legs: [isNumber('A number'), atLeast(0, 'At least 0'), atMost(4, 'At most 4')],
  friend: [(friend, { name }) => (friend && friend === name ? 'Another pet' : undefined)],
});

it.each([
  [{}, { name: 'Name it' }],
  [{ name: '  ' }, { name: 'Name it' }],
  [{ name: 'A' }, { name: 'Too short' }],
  [{ name: 'abcdef' }, { name: 'Too long' }],
  [{ name: 'AB' }, { name: 'Letters only' }],
  [{ name: 'tom', kind: 'cow' }, { kind: 'Cat or dog' }],
  [{ name: 'tom', kind: 'dog' }, { kind: 'No dogs today' }],
  [{ name: 'tom', legs: Number.NaN }, { legs: 'A number' }],
  [{ name: 'tom', legs: -1 }, { legs: 'At least 0' }],
  [{ name: 'tom', legs: 5 }, { legs: 'At most 4' }],
  [{ name: 'tom', legs: 0 }, {}],
])('reports the first failing rule of a field: %j', (pet, errors) => {
  expect(validatePet(pet)).toEqual(errors);
});

it('lets a rule read the other values', () => {
  expect(validatePet({ name: 'tom', friend: 'tom' })).toEqual({ friend: 'Another pet' });
});

it('returns the same object without errors, so nothing renders again', () => {
  expect(validatePet({ name: 'tom' })).toBe(validatePet({ name: 'ann' }));
});

it('counts a surrogate pair as one character', () => {
  expect(minLength(2, 'Too short')('🏠', {})).toBe('Too short');
});

it('normalizes text before its rules run', () => {
  const validate = textValidator<Pet>({ name: [matches(/^[a-z']+$/, 5, 'Letters only')] });

  expect(validate({ name: ' o’ab ' })).toEqual({});
});
