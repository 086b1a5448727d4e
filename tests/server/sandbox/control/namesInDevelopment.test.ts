it('VAL-LAST-4, A-79 accepts a last name with digits in development, like the form', async () => {
  process.env['NODE_ENV'] = 'development';
  const { aSandbox } = await import('#tests/support/fakes/sandbox.ts');
  const { aCreateBody, aWaitlistPlace } = await import('#tests/support/fixtures/applications.ts');
  const { createApplication } = await import('#sagas/api/contract/application.ts');
  const { joinWaitlist } = await import('#sagas/api/contract/registration.ts');
  const lender = await aSandbox();
  const { token } = await lender.session({ application: null });
  const body = aCreateBody({ lastName: 'Tolland2' });

  const created = await lender.call(
    createApplication,
    { query: { state: body.propertyRequest.state }, body },
    { token },
  );
  const waiting = await lender.call(joinWaitlist, {
    body: { ...aWaitlistPlace, lastName: 'Tolland2' },
  });
  lender.close();

  expect([created.status, waiting.status]).toEqual([201, 201]);
});
