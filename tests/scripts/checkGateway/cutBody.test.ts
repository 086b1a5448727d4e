import {
  brokenCalls,
  checkedGateway,
  type GatewayFault,
} from '#tests/support/fakes/checkedGateway.ts';

describe('a body that does not end', () => {
  /** Sends half of a body, then breaks the connection or lets it hang. */
  const half =
    (end: (stream: ReadableStreamDefaultController, signal: AbortSignal) => void): GatewayFault =>
    async ({ answer, request }) => {
      const given = await answer();
      const bytes = await given.bytes();
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.subarray(0, bytes.length / 2));
          end(controller, request.signal);
        },
      });
      given.headers.set('Content-Length', String(bytes.length));
      return new Response(stream, given);
    };

  it.each<[string, GatewayFault, RegExp]>([
    [
      'was cut',
      half((stream) => setTimeout(() => stream.error(new TypeError('terminated')))),
      /^The answer began with 200, but its body was cut: [1-9]\d* of \d+ bytes came \(Content-Length\)\.$/,
    ],
    [
      'hangs',
      half((stream, signal) => signal.addEventListener('abort', () => stream.error(signal.reason))),
      /^The answer began with 200, but its body did not end within 0\.5 s: [1-9]\d* of \d+ bytes came/,
    ],
  ])('FT-01 says that the body %s, and that an answer began', async (_what, fault, reason) => {
    const broken = brokenCalls(await checkedGateway([], { readChatIsOpen: fault }, 500));

    expect(broken).toEqual({ readChatIsOpen: [expect.stringMatching(reason)] });
  });
});
