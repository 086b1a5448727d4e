import '#store/application/whole/reducer.ts';
import type { ConditionCategory } from '#store/application/conditions/codes.ts';
import { conditionPath } from '#store/application/conditions/paths.ts';
import {
  notificationsName,
  selectNotifications,
} from '#store/application/conditions/notifications.ts';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

const OTHER = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a02';
const readAt = Date.parse('2026-11-25T12:00:00Z');

const at = (uuid: string) =>
  locationChanged({ pathname: `/account/heloc/${uuid}/income`, search: '', hash: '' } as never);

function stateWith(conditions: Condition[], uuid = APPLICATION): RootState {
  const actions = [
    at(APPLICATION),
    conditionsReceived({ applicationUuid: uuid, conditions, readAt }),
  ];
  return actions.reduce<RootState | undefined>(rootReducer, undefined) as RootState;
}

const idOf = (number: number) => `5c0d1710-0000-4000-8000-00000000000${number}`;

it('NOTIF-01 A-54 lists what is outstanding, newest first', () => {
  const state = stateWith([
    aCondition({ uuid: idOf(1), created: '2026-11-20T12:00:00Z' }),
    aCondition({ uuid: idOf(2), created: '2026-11-25T11:55:00Z', state: 'NEEDS_REPLACING' }),
    aCondition({ uuid: idOf(3), created: '2026-11-22T12:00:00Z', state: 'IN_REVIEW' }),
    aCondition({ uuid: idOf(4), created: '2026-11-23T12:00:00Z', state: 'ACCEPTED' }),
    aCondition({ uuid: idOf(5), created: null }),
  ]);

  expect(selectNotifications(state).map(({ id, time }) => [id, time])).toEqual([
    [idOf(2), '5 minutes ago'],
    [idOf(1), '5 days ago'],
    [idOf(5), null],
  ]);
});

it.each([
  [
    'the comment to the borrower',
    { commentsToBorrower: 'Page two, please.', actionNeeded: 'Send' },
    'Page two, please.',
  ],
  [
    'why it has to be sent again',
    {
      commentsToBorrower: 'Page two, please.',
      documents: [
        {
          uuid: 'document-1',
          fileName: 'letter.pdf',
          documentType: 'SUPPORT',
          state: 'NEEDS_REPLACING' as const,
          reason: 'Page two is missing.',
        },
      ],
    },
    'Page two is missing.',
  ],
  ['what is needed', { actionNeeded: 'Send a page' }, 'Send a page'],
  ['nothing', {}, null],
])(
  'NOTIF-02 NOTIF-09 A-55 shows an unread entry with the title of its category and %s',
  (_what, change, body) => {
    const [entry] = selectNotifications(stateWith([aCondition(change)]));

    expect(entry).toMatchObject({ title: 'Send a document', body, isUnread: true });
  },
);

it('leaves out the conditions of another application', () => {
  expect(selectNotifications(stateWith([aCondition()], OTHER))).toEqual([]);
});

it('forgets the notifications when the borrower logs out', () => {
  const state = rootReducer(stateWith([aCondition()]), loggedOut());

  expect(selectNotifications(state)).toEqual([]);
});

it.each<[ConditionCategory, string, string]>([
  ['ID_VERIFICATION_FAILURE', 'identity', 'ID_VERIFICATION_FAILURE'],
  ['IDENTITY_DOCUMENT_FRAUD_REVIEW', 'identity', 'IDENTITY_DOCUMENT_FRAUD_REVIEW'],
  ['MISSING_PHONE_NUMBER', 'conditions/phone-number', 'MISSING_PHONE_NUMBER'],
  [
    'REQUEST_PERMISSION_FROM_CUSTOMER',
    'conditions/confirm-update',
    'REQUEST_PERMISSION_FROM_CUSTOMER',
  ],
  ['HELOC_MANUAL_PAYSTUB_UPLOAD', 'conditions/upload-document', 'MANUAL_PAYSTUB_UPLOAD'],
  ['REVIEW_TRUST_REQUIREMENTS', 'conditions/upload-document', 'TRUST_REQUIREMENTS_REVIEW'],
  ['ESCALATION_REVIEW', 'conditions/upload-document', 'ESCALATION_REVIEW'],
])(
  'COND-01 to COND-05 NOTIF-06 QUERY-COND-1 to QUERY-COND-3 leads from %s to %s',
  (category, path, task) => {
    const uuid = idOf(1);

    const query = `conditionUuid=${uuid}&conditionType=${task}&conditionEnum=${category}`;
    const asked = { uuid: APPLICATION, isSigner: false };
    expect(conditionPath(asked, { uuid, category })).toBe(
      `/account/heloc/${APPLICATION}/${path}?${query}`,
    );
    const under = path.startsWith('conditions/') ? path : `conditions/${path}`;
    expect(conditionPath({ ...asked, isSigner: true }, { uuid, category })).toBe(
      `/account/heloc/heloc-signer/${under}?${query}`,
    );
  },
);

it('AX-31 says in the name of the menu how many notifications are unread', () => {
  expect(notificationsName(stateWith([]))).toBe('Notifications');
  expect(notificationsName(stateWith([aCondition()]))).toBe('Notifications, 1 unread');
});
