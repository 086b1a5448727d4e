import { createContext, useContext } from 'react';

/** Keeps a chosen file outside the store and gives its id, which may stand in an action (F-11). */
export type KeepFile = (file: File) => string;

export const FilesContext = createContext<KeepFile>(() => {
  throw new Error('No place for files');
});

export const useKeepFile = () => useContext(FilesContext);
