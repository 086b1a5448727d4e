import type { Steps } from './borrower.ts';

/** A registration question (C-01): its address, heading and line in the stepper. */
export interface RegistrationQuestion {
  readonly answeredBy: keyof Steps;
  readonly path: string;
  readonly step: string;
  readonly heading: string;
  readonly line: string;
}

type Row = readonly [path: string, step: string, heading: string, line: string];

const rows = {
  address: ['', 'property-info', 'Apply in 5 minutes, receive funding in 5 days', 'Address'],
  homeAddress: ['/home-address', 'property-info', 'What is your home address?', 'Address'],
  forSale: ['/for-sale', 'sale-status', 'Is this property currently for sale?', 'Sale Status'],
  income: ['/annual-income', 'income-info', 'Tell us about your income', 'Income Info'],
  name: ['/legal-name', 'name', 'What is your legal name?', 'Name'],
  birthdate: ['/birthdate', 'birthdate', 'What is your date of birth?', 'Birthdate'],
  contact: ['/phone-and-email', 'contact-info', 'How can we reach you?', 'Contact Info'],
  password: ['/set-password', 'login-info', 'Create a password', 'Login Info'],
  login: ['/login-info', 'login-info', 'Set up your login', 'Login Info'],
} as const satisfies Partial<Record<keyof Steps, Row>>;

export const registrationQuestions = Object.fromEntries(
  Object.entries(rows).map(([answeredBy, [path, step, heading, line]]) => [
    answeredBy,
    { answeredBy, path, step, heading, line },
  ]),
) as Record<keyof typeof rows, RegistrationQuestion>;

const { homeAddress: _elsewhere, login, ...atHome } = registrationQuestions;
const { contact: _contact, password: _password, ...beforeLogin } = atHome;

/** The questions for a new visitor who lives in the property, in both modes (REG-SEQ-06, REG-SEQ-07). */
export const legacyQuestions: readonly RegistrationQuestion[] = Object.values(atHome);
export const externalQuestions: readonly RegistrationQuestion[] = [
  ...Object.values(beforeLogin),
  login,
];

export type FlowPath = 'register-v2' | 'register';

/** Returns a question's address. Keeps the query. */
export function questionPath(
  { path, step }: RegistrationQuestion,
  flow: FlowPath,
  query = '',
): string {
  const search = new URLSearchParams(query);
  if (flow === 'register') search.set('step', step);
  const text = search.toString();
  return `/account/heloc/${flow}${flow === 'register' ? '' : path}${text === '' ? '' : `?${text}`}`;
}
