/** Waits for the full style sheet. If it fails, it is retried once, and then the inlined styles have to do. */
export async function stylesArrived(page: Document): Promise<void> {
  const links = Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  await Promise.all(
    links
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            const retry = link.cloneNode() as HTMLLinkElement;
            retry.addEventListener('load', resolve);
            retry.addEventListener('error', resolve);
            link.replaceWith(retry);
          }),
      ),
  );
}
