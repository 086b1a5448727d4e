/** The equal housing mark. Its words are next to it (FOOT-15). */
export const HousingMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 2 1.5 9v3.5h2V22h17v-9.5h2V9zm0 4.3L17.5 10v9h-11v-9z" />
    <path d="M8.5 11.5h7V14h-7zM8.5 15.5h7V18h-7z" />
  </svg>
);
