import { isRoutingNumber, routingNumberRule } from '#store/application/bank/routingNumber.ts';

describe('facts §2: a routing number', () => {
  it.each([
    '021000021',
    '322271627',
    '026009593',
    '121000248',
    '011401533',
    '256074974',
    '314074269',
    '011000015',
    '111111118',
    '123456780',
  ])('accepts the routing number %s', (number) => {
    expect(isRoutingNumber(number)).toBe(true);
    expect(routingNumberRule(number, {})).toBeUndefined();
  });

  it.each([
    '021000022',
    '012000021',
    '123456789',
    '990000007',
    '000000000',
    '02100002',
    '0210000210',
    '12345678A',
    '',
  ])('rejects the routing number "%s"', (number) => {
    expect(isRoutingNumber(number)).toBe(false);
    expect(routingNumberRule(number, {})).toBe('Please enter a valid routing number');
  });

  it('accepts a routing number with spaces and dashes', () => {
    expect(routingNumberRule(' 1234-5678 0 ', {})).toBeUndefined();
  });
});
