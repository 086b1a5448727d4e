it('SHELL-08 warns a developer who opens a modal twice', async () => {
  process.env['NODE_ENV'] = 'development';
  const { modalOpened, shellReducer } = await import('#store/shell/slice.ts');
  const open = modalOpened({ id: 'hawaii' });
  const state = shellReducer(undefined, open);

  expect(() => shellReducer(state, open)).toThrow('The modal hawaii is open already');
});
