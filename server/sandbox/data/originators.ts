/** A loan officer who may refer a borrower (screens.md 12.6). */
export interface Originator {
  readonly uuid: string;
  readonly org: string;
  readonly originatorName: string | null;
  readonly brokerName: string | null;
  readonly avatarUri: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly nmls: string;
  /** The wholesale broker that they work for. */
  readonly wholesaleBrokerNmls: string | null;
  readonly licensedStates: readonly string[];
  readonly enforcesLicensedStates: boolean;
}

export const ORIGINATOR_ID = '10000000-0000-4000-8000-0000000000';

/** Answers 400, like an id that a service cannot read. */
export const UNREADABLE_ORIGINATOR = `${ORIGINATOR_ID}fe`;

const noDetails = {
  originatorName: null,
  brokerName: null,
  avatarUri: null,
  email: null,
  phoneNumber: null,
  wholesaleBrokerNmls: null,
  licensedStates: [],
  enforcesLicensedStates: false,
};

export const originators: readonly Originator[] = [
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}01`,
    org: 'HOMELINE',
    originatorName: 'Marisol Quent',
    avatarUri: '/sandbox/avatars/marisol-quent.svg',
    email: 'marisol.quent@homeline.example',
    phoneNumber: '(800) 555-0181',
    nmls: '9911001',
  },
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}02`,
    org: 'HOMELINE_WHOLESALE',
    brokerName: 'Brackwell Brokers',
    email: 'desk@brackwell.example',
    phoneNumber: '(800) 555-0182',
    nmls: '9910002',
  },
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}03`,
    org: 'LARKWICK',
    originatorName: 'Inez Farrow',
    email: 'inez.farrow@larkwick.example',
    phoneNumber: '(800) 555-0183',
    nmls: '9911003',
    licensedStates: ['CO', 'OH', 'TX'],
    enforcesLicensedStates: true,
  },
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}04`,
    org: 'TARNWICK',
    originatorName: 'Colm Avery',
    email: 'colm.avery@tarnwick.example',
    phoneNumber: '(800) 555-0184',
    nmls: '9910004',
    wholesaleBrokerNmls: '9910004',
  },
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}05`,
    org: 'LARKHOLT',
    originatorName: 'Priya Dunmore',
    email: 'priya.dunmore@larkholt.example',
    nmls: '9911005',
  },
  {
    ...noDetails,
    uuid: `${ORIGINATOR_ID}06`,
    org: 'HOMELINE_NY',
    originatorName: 'Jonah Sethwick',
    email: 'jonah.sethwick@homeline.example',
    phoneNumber: '(800) 555-0186',
    nmls: '9911006',
    licensedStates: ['NY'],
  },
];

/** The referrer of an application. */
export const referrerOf = (referrerUuid: string) => ({
  referrerUuid,
  wholesaleBrokerNmls:
    originators.find(({ uuid }) => uuid === referrerUuid)?.wholesaleBrokerNmls ?? null,
});
