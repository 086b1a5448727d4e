/** FIELD-TEL-2 */
export interface Flag {
  readonly enabled: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface FlagRow extends Flag {
  readonly key: string;
  /** Lenders with the opposite value. */
  readonly except: ReadonlyMap<string, Flag>;
}

const row = (key: string, flag: Flag, except: Readonly<Record<string, Flag>>): FlagRow => ({
  key,
  ...flag,
  except: new Map(Object.entries(except)),
});

const flag = (
  key: string,
  enabled: boolean,
  exceptions: readonly string[] = [],
  variables: Flag['variables'] = {},
): FlagRow =>
  row(
    key,
    { enabled, variables },
    Object.fromEntries(exceptions.map((code) => [code, { enabled: !enabled, variables }])),
  );

const mode = (name: string, enabled = true): Flag => ({ enabled, variables: { mode: name } });

const account = { routes: ['/register/account-setup'], showDashboardLink: true };

/** Exactly 17 (screens.md 12.4). */
const rows: readonly FlagRow[] = [
  row(
    'fe-heloc-maintenance',
    { enabled: false, variables: {} },
    { TARNWICK: { enabled: true, variables: account } },
  ),
  flag('fe-webchat', true, ['LARKWICK']),
  flag('fe-heloc-additional-signer-conditions', true, ['TARNWICK']),
  flag('fe-heloc-redesign-2025', true, ['LARKHOLT', 'TARNWICK']),
  flag('fe-heloc-back-of-id', true, ['LARKMERE', 'LARKGARTH']),
  flag('fe-heloc-business-purpose', false, ['HOMELINE_SB']),
  flag('fe-heloc-rate-buy-down', false, ['HOMELINE', 'HOMELINE_WHOLESALE', 'HOMELINE_SB']),
  flag('fe-heloc-state-modals', false, ['HOMELINE', 'HOMELINE_NY']),
  flag('fe-heloc-fcra-ny', false, ['HOMELINE_NY']),
  flag('fe-heloc-disaster-zips', true, [], { zips: ['28711', '33931'] }),
  flag('fe-borrower-auth-chat', false, ['HOMELINE']),
  row('fe-heloc-broker-mode', mode('legacy', false), {
    HOMELINE_WHOLESALE: mode('broker'),
    LARKWICK: mode('optimizely'),
    TARNWICK: mode('broker'),
  }),
  flag('fe-heloc-leave-survey', true),
  flag('fe-heloc-asset-depletion', true, ['LARKGARTH']),
  flag('fe-heloc-debt-payoff', true, ['LARKHOLT']),
  flag('fe-heloc-notary-scheduling', true),
  flag('fe-heloc-document-camera', true),
];

/** Whether a flag sets the addresses of a lender's services (FLAG-01). */
export const decidesAddresses = (key: string) => key.startsWith('fe-relative-url-');

export const isFlag = (key: string) => decidesAddresses(key) || rows.some((row) => row.key === key);

export const flagsOf = (code: string): ReadonlyMap<string, Flag> =>
  new Map(
    rows.map(({ key, enabled, variables, except }) => [
      key,
      except.get(code) ?? { enabled, variables },
    ]),
  );
