/** Returns a table's codes, or some of them, as options with labels. */
export const optionsOf = <Code extends string>(
  labels: Readonly<Record<Code, string>>,
  values: readonly Code[] = Object.keys(labels) as Code[],
) => values.map((value) => ({ value, label: labels[value] }));
