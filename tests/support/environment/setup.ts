import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { limits } from '#scripts/driver/pace.ts';

import './failOnConsole.ts';

/** testing-library ends its messages with every role or match on the page, which takes thousands of lines. */
const LISTS = /\n+Here are the (?:accessible roles|available roles|matching elements):[^]*$/;

/** Returns an error that says what wasn't found, without the document. Its stack starts at the test. */
function getElementError(message: string | null): Error {
  const error = new Error((message ?? '').replace(LISTS, ''));
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  return error;
}

// No test is timed, because on a slow machine things arrive late.
configure({ asyncUtilTimeout: limits.appearance, getElementError });
