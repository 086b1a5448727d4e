function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

const NO_CONTENT = 204;

/** Uploads a file like `fetch`, but with progress, which only XMLHttpRequest reports. */
export const xhrUpload = (
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = true;
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const { status, responseText } = request;
      const init = { status, headers: headersOf(request.getAllResponseHeaders()) };
      resolve(new Response(status === NO_CONTENT ? null : responseText, init));
    };
    const failed = () => reject(new TypeError('Failed to fetch'));
    request.onerror = failed;
    request.onabort = failed;
    signal?.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body instanceof FormData ? body : null);
  });
