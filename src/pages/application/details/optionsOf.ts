export const optionsOf = (choices: readonly string[], labels: Readonly<Record<string, string>>) =>
  choices.map((value) => ({ value, label: labels[value] ?? value }));
