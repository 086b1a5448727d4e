import { criticalCss } from '#scripts/build/criticalCss.ts';

const html = '<p class="a b-c"><span class="_d">x</span></p>';

it.each([
  ['a class of the page', '.a{x:1}.z{x:2}', '.a{x:1}'],
  [
    'elements, roots and states',
    ':root{x:1}p:focus{x:2}[hidden]{x:3}',
    ':root{x:1}p:focus{x:2}[hidden]{x:3}',
  ],
  ['the matching selectors of a list', '.a,.z,.b-c>svg{x:1}', '.a,.b-c>svg{x:1}'],
  ['a selector only if all its classes are on the page', '.a .z{x:1}.a ._d{x:2}', '.a ._d{x:2}'],
  ['an exclusion of a missing class', '.a:not(.z){x:1}', '.a:not(.z){x:1}'],
  ['an alternative of classes', '.a:is(.z,.b-c){x:1}', '.a:is(.z,.b-c){x:1}'],
  [
    'no selector with a missing child',
    '.a:has(.z){x:1}.a:has(:checked){x:2}',
    '.a:has(:checked){x:2}',
  ],
  [
    'an alternative of children',
    '.a:has(> .z, > .b-c){x:1}.z:has(> .a, > .b-c){x:2}',
    '.a:has(> .z, > .b-c){x:1}',
  ],
  ["numbers, which aren't classes", '.a{width:.5rem}.z{width:.5rem}', '.a{width:.5rem}'],
  [
    'the matching rules of a condition',
    '@media (x){.a{x:1}.z{x:2}}@media (y){.z{x:1}}',
    '@media (x){.a{x:1}}',
  ],
  ['nested conditions', '@supports (x){@media (y){.a{x:1}}}', '@supports (x){@media (y){.a{x:1}}}'],
  [
    'fonts, and the used keyframes',
    '@font-face{x:1}@keyframes m{to{x:1}}@keyframes n{to{x:1}}.a{animation:1s m}',
    '@font-face{x:1}@keyframes m{to{x:1}}.a{animation:1s m}',
  ],
])('keeps %s', (_what, css, kept) => {
  expect(criticalCss(css, html)).toBe(kept);
});
