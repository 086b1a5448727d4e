import { createContext, useContext } from 'react';

/** What forms hand to the sagas outside actions and the store: secrets and files. */
export interface PagePorts {
  /** Puts a secret into the vault and returns its one-time handle for actions (F-10). */
  readonly deposit: (secret: string) => string;
  /** Stores a chosen file and returns its id for actions (F-11). */
  readonly registerFile: (file: File) => string;
  /** Returns the file with an id, or null if it was removed. */
  readonly findFile: (id: string) => File | null;
}

const refuse = () => {
  throw new Error('This page takes no input');
};

/** For a page without input, such as a prerendered or replayed one. */
export const noPorts: PagePorts = { deposit: refuse, registerFile: refuse, findFile: () => null };

export const PortsContext = createContext(noPorts);

export const usePorts = () => useContext(PortsContext);
