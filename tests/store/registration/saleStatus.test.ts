import { saleQuestion, validateSale } from '#store/registration/saleStatus.ts';

it('VAL-SALE-1 requires yes or no', () => {
  expect(validateSale({})).toEqual({ isListedForSale: 'Required' });
  expect(validateSale({ isListedForSale: 'NO' })).toEqual({});
});

it('VAL-SALE-2 VAL-SALE-3 asks about the next six months as well if the brand does', () => {
  expect(saleQuestion(false)).toBe('Is this property currently for sale?');
  expect(saleQuestion(true)).toBe(
    'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
  );
});
