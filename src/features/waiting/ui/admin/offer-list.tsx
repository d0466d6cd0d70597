import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { WaitingTypes } from '../../admin-queries';
import { adminWaitingWords } from '../../copy';
import styles from './offer-list.module.css';

export function OfferList({ offers }: Pick<WaitingTypes['detail'], 'offers'>) {
  const { detail } = useWords(adminWaitingWords);
  const moment = useShortDateTime();
  if (offers.length === 0) return <p className="text-muted">{detail.noOffers}</p>;
  return (
    <ul className={styles.root}>
      {offers.map(({ start, until, ended }) => (
        <li key={start}>
          <time dateTime={start}>{moment(start)}</time>
          <span>{ended ? detail.ends[ended] : detail.until(moment(until))}</span>
        </li>
      ))}
    </ul>
  );
}
