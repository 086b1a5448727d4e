// In the store, time and randomness come from an action's payload (architecture.md), so a replay reaches the same
// state.

const message = "The store can't read the clock or randomness. Pass them in the action's payload.";

const isNamed = (node, object, property) =>
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.type === 'Identifier' &&
  node.property.name === property;

export const determinism = {
  create: (context) => ({
    MemberExpression(node) {
      if (isNamed(node, 'Date', 'now') || isNamed(node, 'Math', 'random'))
        context.report({ node, message });
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message });
    },
  }),
};
