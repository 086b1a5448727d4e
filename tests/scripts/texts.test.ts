import { allTexts } from '#scripts/texts/allTexts.ts';
import { textsOf } from '#scripts/texts/extract.ts';
import { faultOf } from '#scripts/texts/wording.ts';

const textsIn = (source: string) => textsOf('Sample.tsx', source).map(({ text }) => text);

describe('the texts of a file', () => {
  it('reads sentences of markup with their values and inner elements', () => {
    expect(
      textsIn('const A = () => <p>Call <a href={href}>{phone}</a>, {isLate ? "late" : name}.</p>;'),
    ).toEqual(
      ['Call {phone}, {…}.'].map((text) => text.replace('{…}', '{isLate ? "late" : name}')),
    );
  });

  it('reads attributes that are shown, and sentences of tables and templates', () => {
    expect(
      textsIn(`const A = () => <Field label="Rate" id="rate" hint={isNew && 'It is new.'} />;
        const texts = { ready: 'Your offers are ready.', code: 'OFFER_SELECTION' };
        const until = (day: string) => \`Good until \${day}\`;`),
    ).toEqual(['Rate', 'It is new.', 'Your offers are ready.', 'Good until {day}']);
  });

  it('reads the blocks of a page of the sandbox', () => {
    expect(textsIn('const page = html`<h2>Log in</h2><p>Welcome, <b>${name}</b>.</p>`;')).toEqual([
      'Log in',
      'Welcome, {name}.',
    ]);
  });

  it('skips text for developers, and text that is compared or imported', () => {
    expect(
      textsIn(`import { a } from 'a file';
        if (word === 'Two words') throw new Error('The file is missing');`),
    ).toEqual([]);
  });
});

it.each([
  ["We'll e-mail you.", '"email"'],
  ['Log-in failed', '"log in"'],
  ['Nothing.', '"There\'s nothing you need to do."'],
  ['One of us will call you.', '"a specialist", "someone on our team"'],
  ['A person looks at your file.', '"someone"'],
  ['The check is made later.', 'who does it, or "you\'ll do this"'],
  ['Press the button on the right.', /WCAG 1\.3\.3/],
  ['Check the lines next to a red mark.', /WCAG 1\.3\.3/],
  ['Thank you. We send it today.', /will be/],
  ['Ask us, and we send it.', /will be/],
])('suggests better words for %j', (text, better) => {
  expect(faultOf({ text })).toMatch(better);
});

it.each([
  "We're checking your loans. We'll email you.",
  'We need your ID. We can wait.',
  'We lend in Ohio.',
  'How should we contact you?',
])('accepts %j as good English', (text) => {
  expect(faultOf({ text })).toBeNull();
});

it("finds no text in the product that people wouldn't say like that", () => {
  const texts = allTexts();

  expect(texts.length).toBeGreaterThan(2000);
  const faults = texts.flatMap((text) => {
    const better = faultOf(text);
    return better === null ? [] : [`${text.file}:${text.line}: ${text.text} Better: ${better}`];
  });
  expect(faults).toEqual([]);
});
