import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ProgressLine } from '#/owner/kit/progress-line';
import { Button, inlineActionClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminImportWords } from '../../copy';
import styles from './import.module.css';
import { ImportReport } from './import-report';
import { useImports } from './use-imports';

export function ImportButtons({ onImported }: { onImported: () => void }) {
  const copy = useWords(adminImportWords);
  const { offered, start, isRunning, running, shown, closeReport } = useImports(onImported);
  const labelId = useId();
  return (
    <div className={styles.root}>
      {offered.length > 0 ? (
        <fieldset className={styles.buttons} aria-labelledby={labelId}>
          <span id={labelId} className={styles.label}>
            {copy.action}
          </span>
          <div className={styles.bar}>
            {offered.map((source) => (
              <Button
                key={source}
                dense
                kind="secondary"
                busy={isRunning(source)}
                aria-label={copy.button(copy.names[source])}
                onClick={() => start(source)}
              >
                {copy.names[source]}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <p>
        <Link to="/admin/moving" className={inlineActionClass}>
          {copy.moving}
        </Link>
      </p>
      <p role="status" className="visually-hidden">
        {running.map(({ source }) => copy.running(copy.names[source])).join('. ')}
      </p>
      {running.map(({ source, done, total }) => (
        <div key={source} className={styles.work}>
          <span>{copy.running(copy.names[source])}</span>
          <bdi>{total > 0 ? copy.progress(done, total) : null}</bdi>
          <ProgressLine label={copy.running(copy.names[source])} done={done} total={total} />
        </div>
      ))}
      {shown ? <ImportReport {...shown} onClose={closeReport} /> : null}
    </div>
  );
}
