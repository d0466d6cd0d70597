import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AdminHead, AdminPart, PartHead } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { CopyButton } from '#/owner/kit/copy-button';
import { recordWords } from '#/owner/records/copy';
import { FilterBar, type FilterOption, FilterSelect, useFilterChange } from '#/owner/records/filter-bar';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { Notice, Skeleton } from '#/ui/feedback';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { freeSlotsQuery } from '../../admin-client';
import { freeSlotCounts } from '../../admin-contract';
import { adminBookingWords } from '../../copy';
import styles from './free-slots.module.css';
import { ReservationViews } from './reservation-views';

export interface FreeSearch {
  service?: string | undefined;
  count?: string | undefined;
}

const counts = freeSlotCounts.map((count) => ({ value: String(count), label: String(count) }));

export function FreeSlots({ search, services }: { search: FreeSearch; services: readonly FilterOption[] }) {
  const { title, free } = useWords(adminBookingWords);
  const { list, failed } = useWords(recordWords);
  const changeFilter = useFilterChange<FreeSearch>();
  const service = services.find(({ value }) => value === search.service)?.value ?? services[0]?.value ?? '';
  const count = counts.find(({ value }) => value === search.count)?.value ?? String(freeSlotCounts[1]);
  const { data, isError } = useQuery(freeSlotsQuery(service, count));
  const first = useLocale();
  const { public: shown } = useSiteLanguages();
  const inOrder = shown.toSorted((one, other) => Number(other === first) - Number(one === first));
  return (
    <>
      <AdminHead title={title} actions={<ReservationViews />} />
      <AdminPart id="free" title={free.title} note={free.lead}>
        <FilterBar label={free.title}>
          <FilterSelect
            label={free.service}
            value={service}
            options={services}
            onChoose={(wanted) => changeFilter({ service: wanted })}
          />
          <FilterSelect
            label={free.count}
            value={count}
            options={counts}
            onChoose={(wanted) => changeFilter({ count: wanted })}
          />
        </FilterBar>
        {isError ? (
          <Notice tone="danger" title={failed.title}>
            {failed.text}
          </Notice>
        ) : null}
        {!data && !isError ? <Skeleton label={list.loading} count={3} /> : null}
        {data?.count === 0 ? <p className="text-muted">{free.none}</p> : null}
        {data && data.count > 0
          ? inOrder.map((language) => (
              <SlotsMessage
                key={language}
                language={language}
                text={data.texts[language]}
                path={data.paths[language]}
              />
            ))
          : null}
      </AdminPart>
    </>
  );
}

function SlotsMessage({ language, text, path }: { language: Locale; text: string; path: string }) {
  const { free } = useWords(adminBookingWords);
  const { names } = useWords(kitWords).languages;
  const id = useId();
  const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.baseUrl ?? '');
  const whole = `${text}\n${base}${path}`;
  return (
    <section className={styles.text} aria-labelledby={id}>
      <PartHead>
        <h4 id={id}>{names[language]}</h4>
        <CopyButton text={whole} words={free} describedBy={id} />
      </PartHead>
      <pre lang={language} dir={textDirection(language)}>
        {whole}
      </pre>
    </section>
  );
}
