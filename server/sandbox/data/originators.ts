import type { Originator } from '#store/person/originator.ts';

/** A loan officer who may refer a borrower (screens.md 12.6). */
interface OriginatorRecord extends Readonly<Originator> {
  readonly org: string;
  readonly nmls: string;
  readonly wholesaleBrokerNmls: string | null;
  readonly licensedStates: readonly string[];
  readonly enforcesLicensedStates: boolean;
}

export const ORIGINATOR_ID = '10000000-0000-4000-8000-0000000000';

/** Answers 400, like an id that a service can't read. */
export const UNREADABLE_ORIGINATOR = `${ORIGINATOR_ID}fe`;

const originator = (
  last: string,
  org: string,
  nmls: string,
  details: Partial<OriginatorRecord>,
): OriginatorRecord => ({
  uuid: `${ORIGINATOR_ID}${last}`,
  org,
  nmls,
  originatorName: null,
  brokerName: null,
  avatarUri: null,
  email: null,
  phoneNumber: null,
  wholesaleBrokerNmls: null,
  licensedStates: [],
  enforcesLicensedStates: false,
  ...details,
});

export const originators: readonly OriginatorRecord[] = [
  originator('01', 'HOMELINE', '9911001', {
    originatorName: 'Marisol Quent',
    avatarUri: '/sandbox/avatars/marisol-quent.svg',
    email: 'marisol.quent@homeline.example',
    phoneNumber: '(800) 555-0181',
  }),
  originator('02', 'HOMELINE_WHOLESALE', '9910002', {
    brokerName: 'Brackwell Brokers',
    email: 'desk@brackwell.example',
    phoneNumber: '(800) 555-0182',
  }),
  originator('03', 'LARKWICK', '9911003', {
    originatorName: 'Inez Farrow',
    email: 'inez.farrow@larkwick.example',
    phoneNumber: '(800) 555-0183',
    licensedStates: ['CO', 'OH', 'TX'],
    enforcesLicensedStates: true,
  }),
  originator('04', 'TARNWICK', '9910004', {
    originatorName: 'Colm Avery',
    email: 'colm.avery@tarnwick.example',
    phoneNumber: '(800) 555-0184',
    wholesaleBrokerNmls: '9910004',
  }),
  originator('05', 'LARKHOLT', '9911005', {
    originatorName: 'Priya Dunmore',
    email: 'priya.dunmore@larkholt.example',
  }),
  originator('06', 'HOMELINE_NY', '9911006', {
    originatorName: 'Jonah Sethwick',
    email: 'jonah.sethwick@homeline.example',
    phoneNumber: '(800) 555-0186',
    licensedStates: ['NY'],
  }),
];

export const referrerOf = (referrerUuid: string) => ({
  referrerUuid,
  wholesaleBrokerNmls:
    originators.find(({ uuid }) => uuid === referrerUuid)?.wholesaleBrokerNmls ?? null,
});
