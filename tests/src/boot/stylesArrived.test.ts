import { stylesArrived } from '#src/boot/stylesArrived.ts';

const link = () => document.querySelector('link');

it('waits for nothing where there is no sheet', async () => {
  document.head.innerHTML = '';

  await expect(stylesArrived(document)).resolves.toBeUndefined();
});

it.each(['load', 'error'])(
  'asks again for a sheet that is not there, and goes on after its %s',
  async (event) => {
    document.head.innerHTML = '<link rel="stylesheet">';
    const first = link();
    const arrived = stylesArrived(document);

    expect(link()).not.toBe(first);
    link()?.dispatchEvent(new Event(event));
    await expect(arrived).resolves.toBeUndefined();
  },
);
