import { stylesArrived } from '#src/boot/stylesArrived.ts';

const link = () => document.querySelector('link');

it('waits for nothing on a page without a style sheet', async () => {
  document.head.innerHTML = '';

  await expect(stylesArrived(document)).resolves.toBeUndefined();
});

it.each(['load', 'error'])(
  'fetches a missing sheet again, and goes on after its %s',
  async (event) => {
    document.head.innerHTML = '<link rel="stylesheet">';
    const first = link();
    const arrived = stylesArrived(document);

    expect(link()).not.toBe(first);
    link()?.dispatchEvent(new Event(event));
    await expect(arrived).resolves.toBeUndefined();
  },
);
