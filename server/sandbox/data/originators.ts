/** Who may refer a borrower (screens.md 12.6). */
export interface Originator {
  readonly uuid: string;
  readonly org: string;
  readonly originatorName: string | null;
  readonly brokerName: string | null;
  readonly avatarUri: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly nmls: string;
  /** The broker through whom they work, where there is one. */
  readonly wholesaleBrokerNmls: string | null;
  readonly licensedStates: readonly string[];
  readonly enforcesLicensedStates: boolean;
}

const ID = '10000000-0000-4000-8000-0000000000';

/** An id of this kind answers 400, as a service does for one it cannot read. */
export const UNREADABLE_ORIGINATOR = `${ID}fe`;

const nobody = {
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
    ...nobody,
    uuid: `${ID}01`,
    org: 'HOMELINE',
    originatorName: 'Marisol Quent',
    avatarUri: '/sandbox/avatars/marisol-quent.svg',
    email: 'marisol.quent@homeline.example',
    phoneNumber: '(800) 555-0181',
    nmls: '9911001',
  },
  {
    ...nobody,
    uuid: `${ID}02`,
    org: 'HOMELINE_WHOLESALE',
    brokerName: 'Brackwell Brokers',
    email: 'desk@brackwell.example',
    phoneNumber: '(800) 555-0182',
    nmls: '9910002',
  },
  {
    ...nobody,
    uuid: `${ID}03`,
    org: 'LARKWICK',
    originatorName: 'Inez Farrow',
    email: 'inez.farrow@larkwick.example',
    phoneNumber: '(800) 555-0183',
    nmls: '9911003',
    licensedStates: ['CO', 'OH', 'TX'],
    enforcesLicensedStates: true,
  },
  {
    ...nobody,
    uuid: `${ID}04`,
    org: 'TARNWICK',
    originatorName: 'Colm Avery',
    email: 'colm.avery@tarnwick.example',
    phoneNumber: '(800) 555-0184',
    nmls: '9910004',
    wholesaleBrokerNmls: '9910004',
  },
  {
    ...nobody,
    uuid: `${ID}05`,
    org: 'LARKHOLT',
    originatorName: 'Priya Dunmore',
    email: 'priya.dunmore@larkholt.example',
    nmls: '9911005',
  },
  {
    ...nobody,
    uuid: `${ID}06`,
    org: 'HOMELINE_NY',
    originatorName: 'Jonah Sethwick',
    email: 'jonah.sethwick@homeline.example',
    phoneNumber: '(800) 555-0186',
    nmls: '9911006',
    licensedStates: ['NY'],
  },
];

/** Who referred an application, as it is kept with it. */
export const referrerOf = (referrerUuid: string) => ({
  referrerUuid,
  wholesaleBrokerNmls:
    originators.find(({ uuid }) => uuid === referrerUuid)?.wholesaleBrokerNmls ?? null,
});
