export const optionsOf = (
  labels: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(labels),
) => values.map((value) => ({ value, label: labels[value] ?? value }));
