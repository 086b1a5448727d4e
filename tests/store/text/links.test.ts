import { bureauHref, mailHref } from '#store/text/links.ts';

it.each([
  'https://north.bureau.example',
  'https://bureau.example/freeze?from=lender#lift',
  'https://WWW.Experian.com/help/',
  'https://www.annualcreditreport.com',
  'https://equifax.com/',
  'https://experian.com?',
  'https://innovis.com#',
  'https://transunion.com/credit-freeze',
  `https://experian.com/${'a'.repeat(2_027)}`,
])('FT-102 links %s as it was written', (address) => {
  expect(bureauHref(address)).toBe(address);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no address', 'experian.com'],
  ['plain http', 'http://experian.com/'],
  ['a script', 'javascript:alert(1)'],
  ['a script in mixed case', 'JaVaScRiPt://experian.com/%0aalert(1)'],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['a tab inside', 'https://experian\t.com/'],
  ['a line break inside', 'https://experian.com/\nx'],
  ['user info', 'https://experian.com@evil.example/'],
  ['user info at the right host', 'https://x@experian.com/'],
  ['a listed host before another', 'https://experian.com.evil.example/'],
  ['a host that only ends the same way', 'https://evil-experian.com/'],
  ['punycode', 'https://xn--experin-bdc.com/'],
  ['a lookalike letter', 'https://experiаn.com/'],
  ['a dot at the end', 'https://experian.com./'],
  ['a port', 'https://experian.com:8443/'],
  ['a backslash', 'https://experian.com\\@evil.example/'],
  ['a number', 'https://[::1]/'],
  ["a number that isn't an address", 'https://999.999.999.999/'],
  ['a longer scheme', 'xhttps://experian.com/'],
  ['a space before it', ' https://experian.com/'],
  ['2,049 characters', `https://experian.com/${'a'.repeat(2_028)}`],
  ['5,000 characters', `https://experian.com/${'a'.repeat(5_000)}`],
  ['a reversed direction', 'https://experian.com/\u202Emoc.live'],
])("FT-102 doesn't link %s", (_what, address) => {
  expect(bureauHref(address)).toBeNull();
});

it('FT-102 puts the whole email address into its link', () => {
  expect(mailHref('mira@mail.example')).toBe('mailto:mira@mail.example');
  expect(mailHref('a@b.example?cc=c@d.example')).toBe('mailto:a@b.example%3Fcc%3Dc%40d.example');
});
