import {
  brokenCalls,
  checkedGateway,
  type GatewayFault,
  withBody,
} from '#tests/support/fakes/checkedGateway.ts';

type Content = Record<string, unknown>;

describe('why the walk ended', () => {
  const endOfWalk = async (faults: Readonly<Record<string, GatewayFault>>) => {
    const findings = await checkedGateway(['--write'], faults);
    const untried = findings.filter(({ outcome }) => outcome === 'not tried');
    return { findings, reasons: new Set(untried.flatMap(({ reasons }) => reasons)) };
  };
  const renamed = (name: string, other: string) =>
    withBody((content: Content) =>
      content['checklistStatus'] === name ? { ...content, checklistStatus: other } : content,
    );

  it('names a status that the contract does not know, and the known ones', async () => {
    const { findings, reasons } = await endOfWalk({
      readStatus: renamed('OFFER_SELECTION', 'OFFERS'),
    });

    expect(reasons).toContain(
      'The application has the status OFFERS, which the contract does not know; the walk ended there.',
    );
    expect(brokenCalls(findings)).toEqual({
      readStatus: [
        expect.stringMatching(
          /^checklistStatus: a known status expected, a string received \(OFFERS\)\..*Known: /,
        ),
      ],
    });
  });

  it.each<[string, Record<string, GatewayFault>, string]>([
    [
      'a status that does not change',
      { readStatus: renamed('COLLECT_ADDITIONAL_INFO', 'OFFER_SELECTION') },
      'The application stayed at the status OFFER_SELECTION in 20 reads; the walk ended there.',
    ],
    [
      'a broken call',
      { readOffers: withBody(() => null) },
      'The walk ended at the status OFFER_SELECTION, because readOffers breaks.',
    ],
    [
      'a missing application',
      { createApplication: withBody(() => ({})) },
      'There was no application to walk, because createApplication breaks.',
    ],
    [
      'a decline',
      { readStatus: renamed('OFFER_SELECTION', 'DECLINED') },
      'The application is DECLINED; the walk ended there.',
    ],
  ])('names %s', async (_what, faults, end) => {
    expect((await endOfWalk(faults)).reasons).toContain(end);
  });
});
