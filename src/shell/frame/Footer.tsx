import { useAppSelector } from '#src/hooks.ts';
import { selectFooterBrand } from '#store/org/selectors.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';

import { ContactLines } from './ContactLines.tsx';
import { FramePart } from './FramePart.tsx';
import css from './Footer.module.css';

/** The lender's contact, policies, name and license. A line without data is left out (FT-80). */
export function Footer() {
  const brand = useAppSelector(selectFooterBrand);
  return (
    <footer className={css['footer']}>
      <div className={css['content']}>
        <div className={css['contact']}>
          <ContactLines />
        </div>
        <nav aria-label="Policies">
          <ul className={css['links']} role="list">
            <li>
              <OutsideLink href={brand.termsUrl}>{brand.termsLabel}</OutsideLink>
            </li>
            <li>
              <OutsideLink href={brand.privacyUrl}>Privacy Policy</OutsideLink>
            </li>
            <li>
              <OutsideLink href="/licenses">Licenses</OutsideLink>
            </li>
            <li>
              <OutsideLink href={brand.nmlsUrl}>NMLS Consumer Access</OutsideLink>
            </li>
          </ul>
        </nav>
        <p>
          {brand.name}
          {brand.nmlsNumber !== null && <>, NMLS #{brand.nmlsNumber}</>}
          {brand.address !== null && (
            <>
              <br />
              {brand.address}
            </>
          )}
        </p>
        <FramePart name="footer" />
      </div>
    </footer>
  );
}
