import { createContext, useContext } from 'react';

/** Stores a chosen file outside the Redux store and returns its id for actions (F-11). */
export type RegisterFile = (file: File) => string;

export const FilesContext = createContext<RegisterFile>(() => {
  throw new Error('No file registry');
});

/** Returns the file with an id, or null if it was removed. */
export type FindFile = (id: string) => File | null;

export const FindFileContext = createContext<FindFile>(() => null);

export const useFindFile = () => useContext(FindFileContext);

export const useRegisterFile = () => useContext(FilesContext);
