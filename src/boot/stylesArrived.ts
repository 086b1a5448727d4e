/**
 * Waits for the whole style sheet of the page, which follows the first paint. One that failed is asked for once more;
 * without it the app goes on, for what is already drawn has its styles.
 */
export async function stylesArrived(page: Document): Promise<void> {
  const links = Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  await Promise.all(
    links
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            const again = link.cloneNode() as HTMLLinkElement;
            again.addEventListener('load', resolve);
            again.addEventListener('error', resolve);
            link.replaceWith(again);
          }),
      ),
  );
}
