import type { Steps } from './borrower.ts';

/** A question of registration (C-01): its address, heading and line in the stepper. */
export interface Question {
  readonly answeredBy: keyof Steps;
  readonly path: string;
  readonly step: string;
  readonly heading: string;
  readonly group: string;
  readonly line: string;
}

export const questions = {
  address: {
    answeredBy: 'address',
    path: '',
    step: 'property-info',
    heading: 'Apply in 5 minutes, receive funding in 5 days',
    group: 'Property Info',
    line: 'Address',
  },
  homeAddress: {
    answeredBy: 'homeAddress',
    path: '/home-address',
    step: 'property-info',
    heading: 'What is your home address?',
    group: 'Property Info',
    line: 'Address',
  },
  forSale: {
    answeredBy: 'forSale',
    path: '/for-sale',
    step: 'sale-status',
    heading: 'Is this property currently for sale?',
    group: 'Property Info',
    line: 'Sale Status',
  },
  income: {
    answeredBy: 'income',
    path: '/annual-income',
    step: 'income-info',
    heading: 'Tell us about your income',
    group: 'Income Info',
    line: 'Income Info',
  },
  name: {
    answeredBy: 'name',
    path: '/legal-name',
    step: 'name',
    heading: 'What is your legal name?',
    group: 'Personal Info',
    line: 'Name',
  },
  birthdate: {
    answeredBy: 'birthdate',
    path: '/birthdate',
    step: 'birthdate',
    heading: 'What is your date of birth?',
    group: 'Personal Info',
    line: 'Birthdate',
  },
  contact: {
    answeredBy: 'contact',
    path: '/phone-and-email',
    step: 'contact-info',
    heading: 'How can we reach you?',
    group: 'Contact Info',
    line: 'Contact Info',
  },
  password: {
    answeredBy: 'password',
    path: '/set-password',
    step: 'login-info',
    heading: 'Create a password',
    group: 'Login Info',
    line: 'Login Info',
  },
  login: {
    answeredBy: 'login',
    path: '/login-info',
    step: 'login-info',
    heading: 'Set up your login',
    group: 'Login Info',
    line: 'Login Info',
  },
} as const satisfies Record<string, Question>;

const { homeAddress: _elsewhere, login, ...atHome } = questions;
const { contact: _contact, password: _password, ...beforeLogin } = atHome;

/** The questions for a new visitor who lives in the property, in both modes (REG-SEQ-06, REG-SEQ-07). */
export const legacyQuestions: readonly Question[] = Object.values(atHome);
export const externalQuestions: readonly Question[] = [...Object.values(beforeLogin), login];

export type Flow = 'register-v2' | 'register';

/** The address of a question; keeps the query. */
export function addressOf({ path, step }: Question, flow: Flow, query = ''): string {
  const search = new URLSearchParams(query);
  if (flow === 'register') search.set('step', step);
  const text = search.toString();
  return `/account/heloc/${flow}${flow === 'register' ? '' : path}${text === '' ? '' : `?${text}`}`;
}
