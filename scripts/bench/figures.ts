export interface MeasuredFigure {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  /** A figure between the target and this limit is only reported. Above the limit, it fails. */
  readonly ceiling: number;
  readonly unit: string;
}

/** Creates a figure whose limit is its target. */
export const figure = (name: string, value: number, most: number, unit = ''): MeasuredFigure => ({
  name,
  value,
  most,
  ceiling: most,
  unit,
});

export const isWithin = ({ value, ceiling }: MeasuredFigure) => value <= ceiling;

function judge(figure: MeasuredFigure): string {
  if (!isWithin(figure)) return 'OVER';
  return figure.value <= figure.most ? 'ok' : 'over its target';
}

/** `0.5` returns the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(Math.ceil(sorted.length * share), sorted.length) - 1];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

const shown = (value: number, unit: string) =>
  `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`.trim();

/** Formats the figures as a table: figure, value, target, result. */
export function tableOf(figures: readonly MeasuredFigure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    shown(figure.value, figure.unit),
    shown(figure.most, figure.unit),
    judge(figure),
  ]);
  const all = [['figure', 'value', 'target', 'ok'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '))
    .join('\n');
}
