/** The chosen files. They stay outside the store, and an action carries only a file's id. */
export interface Files {
  /** Returns the file's id, which an action may contain. */
  add(file: File): string;
  /** Null if it was removed or never added, for example after a reload. */
  find(id: string): File | null;
  remove(id: string): void;
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
