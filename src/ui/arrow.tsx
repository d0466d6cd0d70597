/** An arrow in the text's direction (`end`) or against it (`start`); mirrored in right-to-left pages. */
export function Arrow({ to = 'end' }: { to?: 'end' | 'start' }) {
  return (
    <svg className={`arrow arrow-${to}`} viewBox="0 0 26 14" aria-hidden="true">
      <path d="M0 7h24M18 1l6 6-6 6" />
    </svg>
  );
}
