import { identityReceived } from '#store/identity/slice.ts';
import { applicationCreated } from '#store/registration/chain/slice.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { errorReported, eventHappened, locationChanged } from '#store/shell/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass, startTelemetry } from '#tests/support/sagas/startTelemetry.ts';
import '#tests/support/sagas/fakeTime.ts';

describe('SC-13: no personal data', () => {
  it('sends as the page only the route’s pattern and a few known parameters, cut short', async () => {
    const long = 'x'.repeat(201);
    const { bodies } = await startTelemetry({
      place: `/account/heloc/register-v2/mira-tolland?utm_source=mail&org=LARKMERE&step=name&email=mira@mail.example&referrer=lo-1&utm_term=${long}&__proto__=x`,
    });

    expect(bodies()[0]).toMatchObject({ pagePath: '/account/heloc/register-v2/:step' });
    expect(bodies()[0]?.['queryParams']).toEqual({
      utm_source: 'mail',
      org: 'LARKMERE',
      step: 'name',
    });
  });

  it.each([
    ['step', 'mira@mail.example'],
    ['step', 'Tolland'],
    ['org', 'mira@mail.example'],
    ['org', '512 Amberstone Drive'],
    ['utm_content', 'mira@mail.example'],
    ['utm_term', '(555) 555-0142'],
    ['utm_term', '219-09-9999'],
  ])('leaves the parameter %s out when it is %s', async (name, value) => {
    const query = new URLSearchParams({
      [name]: value,
      utm_campaign: '20261121-spring 1234567890',
    });
    const { api, bodies } = await startTelemetry({
      place: `/account/heloc/register?${query.toString()}`,
    });

    const left = { utm_campaign: '20261121-spring 1234567890' };
    expect(bodies()[0]?.['queryParams']).toEqual(left);
    expect(api.calls[0]?.params.body).toMatchObject({ queryParams: left });
  });

  it('keeps personal data out of the events of a borrower who has answered everything', async () => {
    const borrower = [...everyAnswer(), identityReceived({ uuid: IDENTITY })];
    const { store, bodies } = await startTelemetry({ before: borrower });

    for (const action of [
      locationChanged({ pathname: '/account/heloc/register-v2/legal-name', search: '' }),
      errorReported({ kind: 'refused', status: 422, place: null }),
      applicationCreated({ uuid: APPLICATION }),
      eventHappened({ event: 'appStarted' }),
    ])
      store.dispatch(action);
    await pass(0);

    const { propertyAddress, name, email, phoneNumber, dob } = selectDraft(store.getState());
    const personal = [propertyAddress?.street1, name?.lastName, email, phoneNumber, dob];
    const sent = JSON.stringify(bodies());
    expect(bodies()).toHaveLength(4);
    for (const value of personal) expect(sent).not.toContain(value ?? 'an answer is missing');
  });

  it('sends an unknown address as unknown', async () => {
    const { bodies } = await startTelemetry({ place: '/account/heloc/mira@mail.example' });

    expect(bodies()[0]?.['pagePath']).toBe('/account/heloc/');
  });
});
