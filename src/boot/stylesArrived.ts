/** Waits for the full style sheet. Retries a failed one once, and then goes on with the inlined styles. */
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
