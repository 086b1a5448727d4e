import { relative } from 'node:path';

// Only `polling` and `readingAt` (sagas/control/polling.ts) may read something repeatedly. They wait longer each
// time, stop at a limit, and pause while the page is hidden.

const MESSAGE =
  'Read again by polling or readingAt (sagas/control/polling.ts), not by a delay of your own.';
/** This area must not use `delay`, because it only waits for the lender. */
const WITHOUT_DELAY = 'sagas/application/';
const READ = /^(?:read|load)[A-Z]/;

const LOOPS = ['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForOfStatement'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const isRead = ({ callee, arguments: given }) =>
  [callee, ...given].some((part) => part.type === 'Identifier' && READ.test(part.name));

/** Whether code repeats: in a loop, or in a saga that calls itself. */
const calls = ({ callee, arguments: given }, name) =>
  name !== undefined &&
  [callee, ...given].some((part) => part.type === 'Identifier' && part.name === name);

export const rereads = {
  create(context) {
    const file = relative(process.cwd(), context.filename).replaceAll('\\', '/');
    if (file.startsWith('sagas/control/')) return {};
    /** Loops and functions around the current node, innermost last. */
    const around = [];
    const enter = (node) => {
      around.push({
        node,
        name: node.id?.name,
        delay: null,
        reads: false,
        isLoop: LOOPS.includes(node.type),
      });
    };
    const leave = () => {
      const { delay, reads, isLoop } = around.pop();
      if (isLoop && reads && delay) context.report({ node: delay, message: MESSAGE });
    };
    const visitors = {
      CallExpression(node) {
        const isDelay = node.callee.type === 'Identifier' && node.callee.name === 'delay';
        if (isDelay && file.startsWith(WITHOUT_DELAY)) context.report({ node, message: MESSAGE });
        for (const part of around) {
          if (isDelay) part.delay = node;
          if (isRead(node)) part.reads = true;
          if (calls(node, part.name)) part.isLoop = true;
        }
      },
    };
    for (const type of [...LOOPS, ...FUNCTIONS]) {
      visitors[type] = enter;
      visitors[`${type}:exit`] = leave;
    }
    return visitors;
  },
};
