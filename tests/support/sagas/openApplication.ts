import '#store/application/whole/reducer.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

import type { Application } from '#store/application/core/application.ts';
import {
  applicationOpened,
  applicationReceived,
  statusReceived,
} from '#store/application/core/slice.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { stageOfStatus } from '#store/application/status/phases.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

export const UUID = APPLICATION;

/** An application for an Ohio home, just before the borrower chooses an offer. */
export const anApplication = (about: Partial<Application> = {}): Application => ({
  uuid: UUID,
  loanNumber: 'HL-100200',
  isInquiry: false,
  isCrypto: false,
  property: {
    street1: '512 Amberstone Drive',
    street2: null,
    city: 'Columbus',
    state: 'OH',
    zip: '43214',
    county: 'Franklin',
    occupancyType: 'HOME',
    propertyType: null,
    yearBuilt: null,
  },
  applicant: {
    name: { firstName: 'Mira', lastName: 'Tolland' },
    dob: '1984-03-09',
    email: 'mira.tolland@mail.example',
    phoneNumber: '6145550142',
  },
  adjustedHomeAmount: 520_000,
  hasRoutingNumber: false,
  accountEnding: null,
  isSsnOnFile: false,
  consentsGiven: ['SOFT_CREDIT'],
  selectedOffer: null,
  referrerUuid: null,
  wholesaleBrokerNmls: null,
  createdAt: '2026-11-02T15:04:05.000Z',
  ...about,
});

export const aStatus = (
  checklistStatus: string,
  about: Partial<ApplicationStatus> = {},
): ApplicationStatus =>
  withStatusDefaults({
    uuid: UUID,
    checklistStatus: toChecklistStatus(checklistStatus),
    ...about,
  });

/** The actions after an application was read in a status. */
export const openedAt = (
  status: ApplicationStatus,
  application: Application = anApplication(),
): UnknownAction[] => [
  applicationOpened({ uuid: application.uuid }),
  applicationReceived(application),
  statusReceived({
    status,
    readAt: '2026-11-21T15:00:00.000Z',
    stage: stageOfStatus(status),
  }),
];
