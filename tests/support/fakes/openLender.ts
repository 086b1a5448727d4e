import { aSandbox, type TestSandbox } from './sandbox.ts';

/** A sandbox that opens before and closes after a block's tests, or each of them. */
export function openLender(scope: 'block' | 'test'): TestSandbox {
  let open: TestSandbox | null = null;
  const lender = () => {
    if (!open) throw new Error('The sandbox is open within a test alone');
    return open;
  };
  const [before, after] = scope === 'block' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    open = await aSandbox();
  });
  after(() => {
    lender().close();
    open = null;
  });
  return {
    get sandbox() {
      return lender().sandbox;
    },
    call: (endpoint, params, sending) => lender().call(endpoint, params, sending),
    control: (method, path, body) => lender().control(method, path, body),
    session: (order) => lender().session(order),
    pass: (ms) => {
      lender().pass(ms);
    },
    close: () => {
      lender().close();
    },
  };
}
