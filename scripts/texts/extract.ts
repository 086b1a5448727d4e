import { isText, isTextAttribute, markupTexts, tidy } from './isText.ts';
import {
  childrenOf,
  identifierOf,
  parseFile,
  partOf,
  nodesUnder,
  type SyntaxNode,
} from './syntaxTree.ts';

/** A text that users can read, and where it is. */
export interface VisibleText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Nodes whose strings aren't texts for users: module and type names, developer messages, compared values. */
const SILENT =
  /^(?:ImportDeclaration|ImportExpression|Export(?:All|Named)Declaration\/source|TS(?:Type|Interface|Literal|Union|Module|Enum).*|ThrowStatement|BinaryExpression|SwitchCase\/test)$/;

const isSilent = (node: SyntaxNode) =>
  SILENT.test(node.type) && !(node.type === 'BinaryExpression' && node['operator'] === '+');

const isError = (node: SyntaxNode) =>
  node.type === 'NewExpression' && identifierOf(node, 'callee').endsWith('Error');

const nameOf = (source: string, node: SyntaxNode) => {
  const name = source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
  return `{${name.length > 40 ? '…' : name}}`;
};

const quasisOf = (node: SyntaxNode) =>
  nodesUnder(node, 'quasis').map(({ value }) => {
    const { cooked } = value as { cooked: string | null };
    return cooked ?? '';
  });

class Extraction {
  readonly #found: { start: number; text: string }[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  get found() {
    return this.#found;
  }

  #keep(start: number, text: string) {
    const tidied = tidy(text);
    if (/[a-z]/i.test(tidied.replaceAll(/\{[^}]*\}/g, '')))
      this.#found.push({ start, text: tidied });
  }

  /** Returns the placeholder of an expression inside a sentence. */
  #inline(node: SyntaxNode): string {
    switch (node.type) {
      case 'Literal':
        return typeof node['value'] === 'string' ? node['value'] : nameOf(this.#source, node);
      case 'TemplateLiteral':
        return this.#template(node);
      case 'JSXText':
        return String(node['value']);
      case 'JSXExpressionContainer':
        return this.#inline(partOf(node, 'expression') ?? node);
      case 'JSXEmptyExpression':
        return '';
      case 'JSXElement':
      case 'JSXFragment':
        return this.#children(node);
      default:
        for (const child of childrenOf(node)) this.visit(child);
        return nameOf(this.#source, node);
    }
  }

  #template(node: SyntaxNode): string {
    const values = nodesUnder(node, 'expressions').map((value) => this.#inline(value));
    return quasisOf(node).reduce((text, quasi, at) => text + (values[at - 1] ?? '') + quasi);
  }

  #children(element: SyntaxNode): string {
    const opening = partOf(element, 'openingElement');
    for (const attribute of opening ? nodesUnder(opening, 'attributes') : []) this.visit(attribute);
    const text = nodesUnder(element, 'children')
      .map((child) => this.#inline(child))
      .join('');
    return text.trim() === '' && opening
      ? nameOf(this.#source, partOf(opening, 'name') ?? opening)
      : text;
  }

  #element(node: SyntaxNode) {
    const hasWords = nodesUnder(node, 'children').some(
      ({ type, value }) => type === 'JSXText' && /\w/.test(String(value)),
    );
    if (hasWords) this.#keep(node.start, this.#children(node));
    else for (const child of childrenOf(node)) this.visit(child);
  }

  #attribute(node: SyntaxNode) {
    const value = partOf(node, 'value');
    const name = identifierOf(node, 'name');
    if (!value) return;
    if (value.type !== 'Literal') {
      if (isTextAttribute(name) || /^[a-z]+[A-Z]|^[a-z]+$/.test(name)) this.visit(value);
    } else if (isTextAttribute(name)) this.#keep(value.start, String(value['value']));
    else if (isText(String(value['value'])) && /\s/.test(String(value['value'])))
      this.#keep(value.start, String(value['value']));
  }

  #markup(node: SyntaxNode) {
    const quasi = partOf(node, 'quasi');
    if (!quasi) return;
    const values = nodesUnder(quasi, 'expressions');
    for (const value of values) this.visit(value);
    const whole = quasisOf(quasi).reduce((text, part, at) => {
      const value = values[at - 1];
      return text + (value ? nameOf(this.#source, value) : '') + part;
    });
    for (const text of markupTexts(whole)) this.#keep(node.start, text);
  }

  visit(node: SyntaxNode): void {
    if (isSilent(node) || isError(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return this.#element(node);
    if (node.type === 'JSXAttribute') return this.#attribute(node);
    if (node.type === 'TaggedTemplateExpression') return this.#markup(node);
    if (node.type === 'TemplateLiteral') {
      const text = this.#template(node);
      if (isText(text)) this.#keep(node.start, text);
      return undefined;
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      if (isText(node['value'])) this.#keep(node.start, node['value']);
      return undefined;
    }
    const key =
      node.type === 'Property' && node['computed'] !== true ? partOf(node, 'key') : undefined;
    for (const child of childrenOf(node)) if (child !== key) this.visit(child);
    return undefined;
  }
}

/** Returns a source file's texts, in order. */
export function textsOf(file: string, source: string): readonly VisibleText[] {
  const extraction = new Extraction(source);
  extraction.visit(parseFile(file, source));
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  return extraction.found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, text }) => ({ file, line: lineAt(start), text }));
}
