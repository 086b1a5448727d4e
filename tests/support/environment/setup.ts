import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { limits } from '#scripts/driver/pace.ts';

import './failOnConsole.ts';

/** testing-library ends its messages with every role or match on the page, element by element: thousands of lines. */
const LISTS = /\n+Here are the (?:accessible roles|available roles|matching elements):[^]*$/;

/** What was looked for and not found, without the document; the stack begins at the test. */
function getElementError(message: string | null): Error {
  const error = new Error((message ?? '').replace(LISTS, ''));
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  return error;
}

// No test is timed: what is waited for comes late on a slow machine.
configure({ asyncUtilTimeout: limits.appearance, getElementError });
