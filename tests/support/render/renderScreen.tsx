import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { Application } from '#store/application/application.ts';
import type { ApplicationStatus } from '#store/application/status/status.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anApplication, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

import { renderWithStore } from './renderWithStore.tsx';

interface Situation {
  /** The path under the application, with its query. */
  at: string;
  status: ApplicationStatus;
  application?: Partial<Application>;
  given?: readonly UnknownAction[];
  organisation?: Organisation;
}

/** Opens a screen of an application at a status, with every part of it that has code of its own. */
export const renderScreen = (
  page: ReactNode,
  { at, status, application, given = [], organisation }: Situation,
) =>
  act(async () =>
    renderWithStore(page, {
      at: `${UUID}/${at}`,
      given: [
        todayChanged({ today: '2026-11-21' }),
        ...openedAt(status, anApplication(application)),
        ...given,
      ],
      ...(organisation && { organisation }),
    }),
  );
