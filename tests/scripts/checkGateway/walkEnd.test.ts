import { readChatIsOpen } from '#sagas/api/contract/chat.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { firstDayCalls } from '#server/sandbox/contractPage/firstDay.ts';
import {
  brokenCalls,
  checkedGateway,
  type GatewayFault,
  withBody,
} from '#tests/support/fakes/checkedGateway.ts';

type Content = Record<string, unknown>;

describe('the first day', () => {
  const firstDay = async (faults: Readonly<Record<string, GatewayFault>>) => {
    const findings = await checkedGateway(['--first-day'], faults);
    return Object.fromEntries(findings.map(({ call, outcome }) => [call, outcome]));
  };
  const held = Object.fromEntries(firstDayCalls.map((call) => [call, 'holds']));

  it('checks its calls, and sends no other', async () => {
    const isFirstDay = new Set<string>([...firstDayCalls, readChatIsOpen.name]);
    const others = contract.filter(({ name }) => !isFirstDay.has(name));
    const sent: string[] = [];
    const faults = others.map(({ name }) => [
      name,
      () => {
        sent.push(name);
        return Response.error();
      },
    ]);

    expect(await firstDay(Object.fromEntries(faults))).toEqual(held);
    expect(sent).toEqual([]);
  });

  it('is not over before there are offers', async () => {
    const stuck = withBody((content: Content) => ({
      ...content,
      checklistStatus: 'OFFER_CALCULATION_IN_PROGRESS',
    }));

    expect(await firstDay({ readStatus: stuck })).toEqual({ ...held, readOffers: 'not tried' });
  });
});

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

  it('says that offers are missing although the status promises them', async () => {
    const { findings, reasons } = await endOfWalk({
      readOffers: withBody((content: Content) => ({ ...content, offers: [] })),
    });

    expect(brokenCalls(findings)).toEqual({
      readOffers: [
        expect.stringMatching(
          /^The list of offers is empty although the status is OFFER_SELECTION/,
        ),
      ],
    });
    expect(reasons).toContain(
      'The walk ended at the status OFFER_SELECTION, because readOffers breaks.',
    );
  });

  it.each<[string, Record<string, GatewayFault>, string]>([
    [
      'offers that never come',
      { readStatus: renamed('OFFER_SELECTION', 'OFFER_CALCULATION_IN_PROGRESS') },
      'The application stayed at the status OFFER_CALCULATION_IN_PROGRESS in 20 reads; the walk ended there.',
    ],
    [
      'a call that is missing',
      { quoteOffer: () => Response.json({ errors: ['Not found.'] }, { status: 404 }) },
      'The walk ended at the status OFFER_SELECTION, because quoteOffer answered 404.',
    ],
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
