import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';

import type { Application } from '#store/application/application.ts';
import type { ApplicationStatus } from '#store/application/status/status.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anApplication, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

import { renderWithStore } from './renderWithStore.tsx';

interface Situation {
  /** Under the application, with its query. */
  at: string;
  status: ApplicationStatus;
  application?: Partial<Application>;
  given?: readonly UnknownAction[];
  organisation?: Organisation;
}

/** A screen of an application that was read at a status. */
export const renderScreen = (
  page: ReactNode,
  { at, status, application, given = [], organisation }: Situation,
) =>
  renderWithStore(page, {
    at: `${UUID}/${at}`,
    given: [
      todayChanged({ today: '2026-11-21' }),
      ...openedAt(status, anApplication(application)),
      ...given,
    ],
    ...(organisation && { organisation }),
  });
