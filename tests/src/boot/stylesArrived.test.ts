import { stylesArrived } from '#src/boot/stylesArrived.ts';

const link = () => document.querySelector('link');

it('a page without a style sheet waits for nothing', async () => {
  document.head.innerHTML = '';

  await expect(stylesArrived(document)).resolves.toBeUndefined();
});

it.each(['load', 'error'])(
  'a missing sheet is fetched again, and the page goes on after its %s',
  async (event) => {
    document.head.innerHTML = '<link rel="stylesheet">';
    const first = link();
    const arrived = stylesArrived(document);

    expect(link()).not.toBe(first);
    link()?.dispatchEvent(new Event(event));
    await expect(arrived).resolves.toBeUndefined();
  },
);
