import { parseSync } from 'oxc-parser';

/** A node of oxc-parser's syntax tree (ESTree with JSX). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const partOf = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const { [key]: value } = node;
  return isNode(value) ? value : undefined;
};

/** Returns the nodes in a list under a key. */
export const nodesUnder = (node: SyntaxNode, key: string): readonly SyntaxNode[] => {
  const { [key]: value } = node;
  return Array.isArray(value) ? value.filter((entry) => isNode(entry)) : [];
};

/** Returns the identifier's name under a key, or ''. */
export const identifierOf = (node: SyntaxNode, key: string): string => {
  const name = partOf(node, key)?.['name'];
  return typeof name === 'string' ? name : '';
};

/** Returns all direct child nodes, in the file's order. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isNode(value));

/** Parses a source file. Throws if it doesn't parse. */
export function parseFile(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  // oxc's types have no index signature. Every node has type, start and end.
  return program as unknown as SyntaxNode;
}
