// Hooks belong at the top of a component, where readers look for them, and not inside its JSX.

const MESSAGE = 'Call the hook at the top of the component, and pass its value.';
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const hooksOnTop = {
  create(context) {
    /** Functions and JSX expressions around the current node, innermost last. True for JSX. */
    const around = [];
    const enter = (isJsx) => () => void around.push(isJsx);
    const leave = () => void around.pop();
    const visitors = {
      JSXExpressionContainer: enter(true),
      'JSXExpressionContainer:exit': leave,
      CallExpression({ callee }) {
        if (around.at(-1) === true && /^use[A-Z]/.test(callee.name ?? ''))
          context.report({ node: callee, message: MESSAGE });
      },
    };
    for (const name of FUNCTIONS)
      Object.assign(visitors, { [name]: enter(false), [`${name}:exit`]: leave });
    return visitors;
  },
};
