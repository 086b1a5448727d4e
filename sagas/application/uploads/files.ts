/** Keeps chosen files outside the store: an action carries a file's id alone. */
export interface Files {
  /** Keeps a file until it is forgotten; the id may stand in an action. */
  keep(file: File): string;
  /** Null when it was forgotten, or never there (as after a reload). */
  find(id: string): File | null;
  forget(id: string): void;
  clear(): void;
}

export function createFiles(newId: () => string): Files {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const id = newId();
      files.set(id, file);
      return id;
    },
    find: (id) => files.get(id) ?? null,
    forget: (id) => void files.delete(id),
    clear: () => files.clear(),
  };
}
