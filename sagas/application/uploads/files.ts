/** Chosen files, outside the store: an action carries only a file's id. */
export interface Files {
  /** Returns the id of the file, which may stand in an action. */
  add(file: File): string;
  /** Null when it was removed, or never there (as after a reload). */
  find(id: string): File | null;
  remove(id: string): void;
  /** Removes all others. */
  keepOnly(ids: readonly string[]): void;
}

export function createFiles(newId: () => string): Files {
  const files = new Map<string, File>();
  return {
    add(file) {
      const id = newId();
      files.set(id, file);
      return id;
    },
    find: (id) => files.get(id) ?? null,
    remove: (id) => void files.delete(id),
    keepOnly(ids) {
      for (const id of files.keys()) if (!ids.includes(id)) files.delete(id);
    },
  };
}
