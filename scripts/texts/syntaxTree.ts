import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as oxc-parser gives it (ESTree with JSX). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The node under a key, if there is one. */
export const partOf = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const { [key]: value } = node;
  return isNode(value) ? value : undefined;
};

/** The nodes in a list under a key. */
export const nodesUnder = (node: SyntaxNode, key: string): readonly SyntaxNode[] => {
  const { [key]: value } = node;
  return Array.isArray(value) ? value.filter((entry) => isNode(entry)) : [];
};

/** The name of the identifier under a key, or nothing. */
export const identifierOf = (node: SyntaxNode, key: string): string => {
  const name = partOf(node, key)?.['name'];
  return typeof name === 'string' ? name : '';
};

/** All nodes directly inside a node, in the order of the file. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isNode(value));

/** The syntax tree of a source file; refuses a file that does not parse. */
export function parseFile(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  // oxc's types have no index signature; every node of the tree has type, start and end.
  return program as unknown as SyntaxNode;
}
