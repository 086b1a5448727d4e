/** In words, the state of an invitation (signing/additional). */
export const signerStates: Readonly<Record<string, string>> = {
  INVITED: 'Invited',
  IDENTITY: 'Opened the link',
  DOCUMENTS: 'ID checked',
  READY: 'Ready',
  SIGN: 'Can meet the notary',
  DONE: 'Signed',
  DECLINED: 'Said no',
  EXPIRED: 'Link ended',
};
