import { curlOf } from '#scripts/checkGateway/curlOf.ts';

const form = new FormData();
form.append('file', new File(['%PDF-'], 'check.pdf'));
form.append('purpose', 'INCOME');

it.each<[string, RequestInit, string]>([
  [
    'a bearer',
    { method: 'GET', headers: { Authorization: 'Bearer secret-bearer' } },
    `curl -i -X GET 'https://gateway.example/a?nonce='"$TOKEN"'&org=MAIN' -H 'authorization: Bearer '"$TOKEN"`,
  ],
  [
    'a JSON body',
    { method: 'POST', body: '{"password":"se\\"cret","name":"O\'Hara","token":null}' },
    String.raw`curl -i -X POST 'https://gateway.example/a?nonce='"$TOKEN"'&org=MAIN' --data-raw '{"password":"'"$TOKEN"'","name":"O'\''Hara","token":null}'`,
  ],
  [
    'a file',
    { method: 'POST', body: form },
    `curl -i -X POST 'https://gateway.example/a?nonce='"$TOKEN"'&org=MAIN' -F 'file=@check.pdf' -F 'purpose=INCOME'`,
  ],
])(
  'SC-14 writes %s as a curl line without its secrets',
  (_what, { headers = {}, ...init }, line) => {
    const address = 'https://gateway.example/a?nonce=secret&org=MAIN';

    expect(curlOf({ address, init: { ...init, headers: new Headers(headers) } })).toBe(line);
  },
);

it('SC-14 hides a token that is part of the path', () => {
  const init = { headers: new Headers() };

  expect(curlOf({ address: 'https://gateway.example/reset/a%2Fb', init }, 'a/b')).toBe(
    `curl -i -X GET 'https://gateway.example/reset/'"$TOKEN"`,
  );
});
