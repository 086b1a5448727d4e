import { createContext, useContext } from 'react';

/** Puts a secret into the vault and returns its one-time handle for actions (F-10). */
export type Deposit = (secret: string) => string;

export const VaultContext = createContext<Deposit>(() => {
  throw new Error('No vault');
});

export const useDeposit = () => useContext(VaultContext);
