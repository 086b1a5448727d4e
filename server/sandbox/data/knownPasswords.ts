/**
 * Words in common passwords. The rules of a new password (VAL-PWD-3) refuse all common passwords, but not the same
 * ones with a capital letter, a number and a sign.
 */
const WORDS = `
  password passwort passphrase passcode passwd pass pswd login logon signin welcome hello letmein open sesame
  changeme change default temp temporary test testing guest user username admin administrator root system manager
  master server support service access account secret private secure security
  qwerty qwertz azerty qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz wsx edc rfv poiuyt lkjhgf mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh
  spring summer autumn fall winter monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  iloveyou love lover loveme baby babygirl angel princess prince sunshine flower butterfly rainbow
  football baseball basketball soccer hockey golf liverpool chelsea arsenal dallas cowboys steelers eagles yankees
  dragon monkey tiger lion bear eagle shadow pokemon batman superman spiderman starwars jedi ninja wizard killer
  hunter ranger trustno freedom liberty america american usa whatever nothing forever family friend friends
  jesus christ god blessed faith heaven
  michael michelle jennifer jessica jordan ashley daniel charlie thomas robert george andrew matthew anthony joshua
  computer internet windows microsoft google facebook amazon apple samsung mustang porsche ferrari mercedes
  cheese chocolate cookie coffee pepper ginger banana orange
  money dollar bank banking house home mortgage loan credit heloc
`;

/** Letters that signs are read as. i, l and 1 look alike. */
const readAs: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '+': 't',
  1: 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
};

/** Reads `P@ssW0rd` as "pasword": the letters of any alphabet, without repetition. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[@430$57+1!|l]/g, (sign) => readAs[sign] ?? '')
    .replaceAll(/\P{L}/gu, '')
    .replaceAll(/(.)\1+/gu, '$1');

/** Longest first, so "password" isn't split into "pass" and a rest. */
const words = [...new Set(WORDS.trim().split(/\s+/).map(letters))].toSorted(
  (one, other) => other.length - one.length,
);

/** Shorter words count only as a whole run of letters, because they also appear by chance. */
const LONG = 4;
const longWords = words.filter(({ length }) => length >= LONG);
const LETTERS_OF_ONES_OWN = 4;
/** This many long words are a passphrase. */
const PASSPHRASE = 3;

/** Returns the letters of a run that no listed word contains. Adds the words to `found`. */
function ownLetters(run: string, found: Set<string>): string {
  let left = run;
  for (const word of words.includes(run) ? [run] : longWords) {
    if (!left.includes(word)) continue;
    found.add(word);
    left = left.replaceAll(word, '');
  }
  return left;
}

/** Whether runs of letters are mainly listed words, or a single letter. */
function areWords(runs: readonly string[]): boolean {
  const found = new Set<string>();
  const own = runs.map((run) => ownLetters(run, found)).join('').length;
  const all = runs.join('');
  if (found.size === 0) return new Set(all).size < 2;
  const isPassphrase = longWords.filter((word) => found.has(word)).length >= PASSPHRASE;
  return !isPassphrase && own < LETTERS_OF_ONES_OWN && 3 * own <= all.length;
}

/** Whether a password is mainly listed words or a single letter, apart from what comes before and after (SC-20). */
export function isKnownPassword(password: string): boolean {
  const middle = password.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '');
  return areWords([letters(middle)]) || areWords(middle.split(/\P{L}+/u).map(letters));
}
