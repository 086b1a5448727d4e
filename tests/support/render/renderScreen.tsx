import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { Application } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anApplication, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

import { renderInState } from './renderInState.tsx';
import { renderWithStore } from './renderWithStore.tsx';

export interface ScreenSituation {
  /** The path under the application, with its query. */
  at: string;
  status: ApplicationStatus;
  application?: Partial<Application>;
  given?: readonly UnknownAction[];
  organisation?: Organisation;
}

const situationOf = ({ at, status, application, given = [], organisation }: ScreenSituation) => ({
  at: `${UUID}/${at}`,
  given: [
    todayChanged({ today: '2026-11-21' }),
    ...openedAt(status, anApplication(application)),
    ...given,
  ],
  ...(organisation && { organisation }),
});

/** Opens a screen of an application in a state that never changes, including every lazy-loaded part. */
export const renderScreen = (page: ReactNode, situation: ScreenSituation) =>
  act(async () => renderInState(page, situationOf(situation)));

/** Like `renderScreen`, but with a real store, so actions and later data change the screen. */
export const renderLiveScreen = (page: ReactNode, situation: ScreenSituation) =>
  act(async () => renderWithStore(page, situationOf(situation)));

/** Returns both ways to open a page in a situation that depends on the test. */
export const pageOpeners = <About extends readonly unknown[]>(
  page: ReactNode,
  situation: (...about: About) => ScreenSituation,
) => ({
  open: (...about: About) => renderScreen(page, situation(...about)),
  openLive: (...about: About) => renderLiveScreen(page, situation(...about)),
});
