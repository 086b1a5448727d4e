import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { identityReceived, leaveSurveyAnswered } from '#store/identity/slice.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { applicationCreated } from '#store/registration/chain/slice.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import {
  chunkGivenUp,
  errorReported,
  eventHappened,
  linkFollowed,
  regionFailed,
} from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { offline, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { timesCalled } from '#tests/support/sagas/startSubmit.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass, sessionKey, startTelemetry } from '#tests/support/sagas/startTelemetry.ts';
import '#tests/support/sagas/fakeTime.ts';

describe('events', () => {
  it('TEL-01, CALL-TEL-01: starts the events with the page', async () => {
    const { bodies } = await startTelemetry({
      place: at('start/hmda'),
      before: [identityReceived({ uuid: IDENTITY })],
    });

    expect(bodies()).toEqual([
      {
        domain: 'HELOC',
        queryParams: {},
        pagePath: at('start/hmda'),
        event: 'page_view',
        sessionKey,
        identityId: IDENTITY,
        applicationUuid: APPLICATION,
        eventType: 'PAGE_VIEW',
        productType: 'HELOC',
        eventProperties: {},
        dontDedupe: true,
        dedupeProperty: null,
      },
    ]);
  });

  it('A-66: sends the events of a signed-in user to the secure context', async () => {
    const { api } = await startTelemetry({ before: [identityReceived({ uuid: IDENTITY })] });

    const [session, event] = api.calls;
    expect(session?.params.path).toEqual({ context: 'secure' });
    expect(event?.params.path).toEqual({ context: 'secure' });
  });

  it.each([
    ['another page', linkFollowed({ to: '/account/heloc/register', replace: false }), 'page_view'],
    ['TEL-09: registration', registrationEntered({ campaign: noCampaign }), 'heloc-register-start'],
    ['TEL-07', eventHappened({ event: 'helocStarted' }), 'helocStarted'],
    ['TEL-08', eventHappened({ event: 'appStarted' }), 'appStarted'],
  ])('includes an event for %s', async (_what, action, event) => {
    const { store, events } = await startTelemetry();

    store.dispatch(action);
    await pass(0);

    expect(events()).toEqual(['page_view', event]);
  });

  it.each([
    [
      'a part that failed to render',
      regionFailed({ region: 'page' }),
      { kind: 'region', region: 'page' },
    ],
    ['a chunk that failed to load', chunkGivenUp(), { kind: 'chunk' }],
    [
      'a bug',
      errorReported({ kind: 'TypeError', status: null, place: null }),
      { kind: 'TypeError' },
    ],
    [
      'a refusal',
      errorReported({ kind: 'refused', status: 500, place: null }),
      { kind: 'refused', status: 500 },
    ],
  ])('ERRPAGE-05, SC-14: names only the kind of %s', async (_what, action, eventProperties) => {
    const { store, bodies } = await startTelemetry();

    store.dispatch(action);
    await pass(0);

    expect(bodies()[1]).toMatchObject({ event: 'ui_error', eventType: 'ERROR', eventProperties });
  });

  it.each([
    ['TEL-07', 'helocStarted'],
    ['TEL-08', 'appStarted'],
  ] as const)(
    'sends by %s the event %s with the application that the registration created',
    async (_row, event) => {
      const { store, bodies } = await startTelemetry();

      store.dispatch(applicationCreated({ uuid: APPLICATION }));
      store.dispatch(eventHappened({ event }));
      await pass(0);

      expect(bodies()[1]).toMatchObject({ event, applicationUuid: APPLICATION });
    },
  );

  it.each([
    ['register-v2', 'register-v2'],
    ['register-v2/legal-name', 'register-v2/legal-name'],
    ['register-v2/set-password', 'register-v2/set-password'],
    ['register?step=income-info&org=LARKMERE', 'register?step=income-info'],
    ['register?step=mira-tolland', 'register'],
    [`register/${APPLICATION}/birthdate`, `register/${APPLICATION}/birthdate`],
    [`register/${APPLICATION}/mira-tolland`, `register/${APPLICATION}/:step`],
  ])(
    'CALL-TEL-01: sends the events of %s with the page path %s, which names the step',
    async (place, pagePath) => {
      const { bodies } = await startTelemetry({ place: `/account/heloc/${place}` });

      expect(bodies()[0]?.['pagePath']).toBe(`/account/heloc/${pagePath}`);
    },
  );

  it('HDR-09: sends the answers to the leave survey, and whose survey it is', async () => {
    const surveyUrl = 'https://larkmere.example/surveys/leaving';
    const { store, bodies } = await startTelemetry({
      before: [organisationLoaded(anOrganisation({ switches: { surveyUrl } }))],
    });

    store.dispatch(leaveSurveyAnswered({ reason: null }));
    store.dispatch(leaveSurveyAnswered({ reason: 'TERMS' }));
    await pass(0);

    expect(bodies().slice(1)).toMatchObject([
      { event: 'leave_survey', eventProperties: { reason: 'TERMS', survey: surveyUrl } },
    ]);
  });

  it('names the page on which an event happened, however late it is sent', async () => {
    const { store, bodies } = await startTelemetry();

    store.dispatch(eventHappened({ event: 'helocStarted' }));
    store.dispatch(linkFollowed({ to: '/account/heloc/register', replace: false }));
    await pass(0);

    expect(bodies().map(({ event, pagePath }) => [event, pagePath])).toEqual([
      ['page_view', '/account/heloc/register-v2'],
      ['helocStarted', '/account/heloc/register-v2'],
      ['page_view', '/account/heloc/register'],
    ]);
  });

  it('drops events after a failure, and sends the next one', async () => {
    const { track, events } = await startTelemetry({ events: [offline(), {}] });

    track(1);
    await pass(0);

    expect(events()).toEqual(['page_view', 'helocStarted']);
  });

  it('FT-84: keeps the first 100 of 5,000 events from before the session', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const api = scriptedApi({ sendTelemetryEvent: [{}] });
    const request = api.request.bind(api);
    const late = new Promise((resolve) => (arrive = resolve));
    api.request = (async (endpoint: { name: string }, ...rest: [never, never]) =>
      endpoint.name === 'startTelemetrySession'
        ? late
        : request(endpoint as never, ...rest)) as typeof api.request;
    const { store } = startSaga(watchTelemetry, { ports: fakePorts({ api }) });
    for (let turn = 0; turn < 5_000; turn += 1)
      store.dispatch(eventHappened({ event: 'helocStarted' }));

    arrive({ sessionKey });
    await pass(0);

    expect(timesCalled(api, 'sendTelemetryEvent')).toBe(100);
  });
});
