import { organisationScript } from '#server/host/organisationScript.ts';
import { readPageData } from '#src/boot/pageData.ts';
import { NO_ORGANISATION } from '#store/org/organisation.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const carry = (json: string) => {
  document.body.innerHTML = '<script type="application/json" id="homeline-organisation"></script>';
  const element = document.getElementById('homeline-organisation');
  if (element) element.textContent = json;
};

it('reads the page data of the build and the host', async () => {
  const organisation = anOrganisation();
  document.body.innerHTML = organisationScript({
    organisation,
    appVersion: '1.2.3+abc',
    isSandbox: true,
    page: 'register',
  });

  expect(await readPageData(document)).toEqual({
    organisation,
    appVersion: '1.2.3+abc',
    isSandbox: true,
    hasReplay: false,
    gatewayOrigin: null,
    idempotencyHeader: 'Idempotency-Key',
    applicationName: 'homeline',
    addressLookupBase: null,
    replayLink: null,
    bannersBase: null,
    logAddress: null,
    page: 'register',
  });
});

it('FLAG-02 API-07 CALL-SUB-11 G-04 reads what a deployment sets (decision 12)', async () => {
  const settings = {
    gatewayOrigin: 'https://gateway.example',
    idempotencyHeader: 'X-Once',
    applicationName: 'larkmere-heloc',
    addressLookupBase: '/addresses/v1',
    replayLink: 'https://replay.example/?s={id}&of="heloc"',
    bannersBase: 'https://storage.example/public',
    logAddress: 'https://support.example/logs',
  };
  document.body.innerHTML = organisationScript({
    organisation: anOrganisation(),
    appVersion: '1',
    isSandbox: false,
    page: 'register',
    ...settings,
  });
  expect(await readPageData(document)).toMatchObject(settings);
});

it('FT-80 fills missing fields of a foreign page with defaults', async () => {
  const organisation = anOrganisation();
  const { chat: _chat, footer: _footer, ...rest } = organisation;
  carry(JSON.stringify(rest));

  const { organisation: read } = await readPageData(document);
  expect(read.footer.extraLinks).toEqual([]);
  expect(read.orgCode).toBe(organisation.orgCode);
});

it.each([
  ['no data', ''],
  ['half of the data', '{"orgCode":"LARK'],
  ['another kind of data', '["LARKMERE"]'],
  ['data that breaks the schema', '{"orgCode":"../x"}'],
])('FT-80 says in the error that %s has no organization', async (_name, json) => {
  carry(json);

  await expect(readPageData(document)).rejects.toThrow(NO_ORGANISATION);
});

it('FT-80 says in the error that a page without the element has no organization', async () => {
  document.body.innerHTML = '';

  await expect(readPageData(document)).rejects.toThrow(NO_ORGANISATION);
});
