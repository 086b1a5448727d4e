import { saleQuestion, validateSale } from '#store/registration/saleStatus.ts';

it('VAL-SALE-1 yes or no must be said', () => {
  expect(validateSale({})).toEqual({ isListedForSale: 'Required' });
  expect(validateSale({ isListedForSale: 'NO' })).toEqual({});
});

it('VAL-SALE-2 VAL-SALE-3 three brands ask about the next six months as well', () => {
  expect(saleQuestion(false)).toBe('Is this property currently for sale?');
  expect(saleQuestion(true)).toBe(
    'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
  );
});
