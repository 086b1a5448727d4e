const NONE = 'None of these';

/** Invented questions from public and credit records. The second answer is right (9.4). */
export const notaryQuestions = [
  ['Which street have you lived on?', 'Alderpoint Way', 'Lanternfish Lane', 'Quarrygate Road'],
  ['In which year did you open your oldest card?', '2003', '2009', '2016'],
  ['Which lender has held a car loan of yours?', 'Sample Motors', 'Sandbox Auto', 'Demo Finance'],
  ['In which county have you owned property?', 'Adams', 'Franklin', 'Monroe'],
  ['Which of these is a phone number you have used?', '555-0119', '555-0142', '555-0177'],
].map(([text = '', ...options], index) => ({
  uuid: `question-${index + 1}`,
  text,
  options: [...options, NONE],
}));

const RIGHT = 1;
/** Two wrong answers fail. */
const MAX_WRONG = 1;

/** Whether enough answers are right. A missing one is wrong. */
export const arePassing = (answers: readonly string[]) =>
  notaryQuestions.filter(({ options }, index) => answers[index] !== options[RIGHT]).length <=
  MAX_WRONG;
