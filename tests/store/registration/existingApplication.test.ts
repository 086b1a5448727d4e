import {
  existingApplicationModal,
  pickApplication,
  type ExistingApplication,
} from '#store/registration/existingApplication.ts';

const anApplication = (about: Partial<ExistingApplication> = {}): ExistingApplication => ({
  uuid: 'a1',
  active: true,
  activeForAppStart: false,
  isInquiry: false,
  checklistStatus: 'OFFER_SELECTION',
  accountOpenedDate: null,
  referrerUuid: null,
  wholesaleBrokerNmls: null,
  ...about,
});

const able = { canStartApplication: true, organizationsWithActiveApplication: [] };
const context = { exemptBrokerNmls: ['9910004'], todayIso: '2026-03-05' };
const modalFor = (about: Partial<ExistingApplication>) =>
  existingApplicationModal(able, anApplication(about), context);

it.each<[string, Partial<ExistingApplication>, boolean]>([
  ['active, not complete', { active: true }, true],
  ['not active, not complete', { active: false }, false],
  ['not active, though open for a start', { active: false, activeForAppStart: true }, false],
  [
    'complete, open for a start',
    { checklistStatus: 'COMPLETE', active: false, activeForAppStart: true },
    true,
  ],
  ['complete, not open for a start', { checklistStatus: 'COMPLETE', active: true }, false],
])('ELIG-05 A-23 decides whether to pick an application that is %s', (_case, about, isPicked) => {
  expect(pickApplication([anApplication(about)]) !== null).toBe(isPicked);
});

it('A-23 picks the first application that fits', () => {
  const applications = [
    anApplication({ uuid: 'a0', active: false }),
    anApplication(),
    anApplication({ uuid: 'a2' }),
  ];

  expect(pickApplication(applications)?.uuid).toBe('a1');
  expect(pickApplication([])).toBeNull();
});

it("MODAL-EXISTS-2 tells someone who can't start where their application is, before anything else", () => {
  const unable = {
    canStartApplication: false,
    organizationsWithActiveApplication: ['Larkmere Credit Union'],
  };

  expect(existingApplicationModal(unable, anApplication({ isInquiry: true }), context)).toEqual({
    kind: 'accountExists',
    organizations: ['Larkmere Credit Union'],
  });
});

it('shows no modal without an application', () => {
  expect(existingApplicationModal(able, null, context)).toBeNull();
});

it('MODAL-INQ-1 sends an inquiry back to its originator', () => {
  expect(modalFor({ isInquiry: true, referrerUuid: 'lo1' })).toEqual({
    kind: 'inquiry',
    uuid: 'a1',
    referrerUuid: 'lo1',
  });
});

it('A-05 treats an inquiry of the exempt broker like any other application', () => {
  expect(modalFor({ isInquiry: true, wholesaleBrokerNmls: '9910004' })).toEqual({
    kind: 'active',
    uuid: 'a1',
  });
});

it.each([
  ['2026-03-05', '2026-04-19'],
  ['2026-01-20', '2026-03-06'],
])(
  'MODAL-45D-1 lets a line opened %s be followed by another on %s',
  (accountOpenedDate, againOn) => {
    expect(modalFor({ checklistStatus: 'COMPLETE', accountOpenedDate })).toEqual({
      kind: 'fortyFiveDays',
      againOn,
    });
  },
);

it('CONST-02 shows no modal after 45 days', () => {
  expect(modalFor({ checklistStatus: 'COMPLETE', accountOpenedDate: '2026-01-19' })).toBeNull();
});

it.each([{}, { checklistStatus: 'COMPLETE' }, { accountOpenedDate: '2026-01-19' }])(
  'MODAL-ACTIVE-1 continues the active application otherwise: %j',
  (about) => {
    expect(modalFor(about)).toEqual({ kind: 'active', uuid: 'a1' });
  },
);
