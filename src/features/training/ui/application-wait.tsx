import { useCopy } from '#/platform/i18n/copy';

/** While the programs are fetched. */
export function ApplicationWait() {
  const { page } = useCopy('training');
  return (
    <div className="application-wait" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="text-lead">{page.loading}</p>
    </div>
  );
}
