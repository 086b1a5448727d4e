import { act } from '@testing-library/react';

/** Runs an event that leads to a page, and waits for the page's code. React requires this when it suspends. */
export const withCode = <Result>(event: () => Result): Promise<Result> => act(async () => event());
