import { createContext, useContext } from 'react';

/** Puts a secret into the vault and gives its one-time handle, which may stand in an action (F-10). */
export type Deposit = (secret: string) => string;

export const VaultContext = createContext<Deposit>(() => {
  throw new Error('No vault');
});

export const useDeposit = () => useContext(VaultContext);
