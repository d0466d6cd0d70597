import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { bookingWords } from '#/features/booking/copy';
import { ServiceSelect } from '#/features/booking/ui/service-select';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { waitingListQuery } from '#/features/waiting/client';
import { waitingWords } from '#/features/waiting/copy';
import { JoinForm } from '#/features/waiting/ui/join-form';
import { parseLocale } from '#/platform/i18n/locale';
import { parseText, withoutUndefined } from '#/platform/input/search';
import { Arrow } from '#/ui/arrow';
import { backClass, buttonClass } from '#/ui/button';
import { MissingState } from '#/ui/feedback';
import { Field } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { unlistedHead } from '../head/unlisted-head';
import { FormNotice } from './-form-notice';

export const Route = createFileRoute('/waiting/')({
  staticData: {
    audience: 'visitor',
    barItem: 'consulting',
  },
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } =>
    withoutUndefined({ service: parseText(search.service) }),
  loaderDeps: ({ search }) => ({ lang: search.lang, service: search.service }),
  loader: async ({ context: { queryClient }, deps: { lang, service } }) => {
    await Promise.all([
      queryClient.ensureQueryData(waitingListQuery(service)),
      queryClient.ensureQueryData(consultingServicesQuery(parseLocale(lang))),
    ]);
  },
  head: ({ match }) => unlistedHead(match, '/waiting', ({ locale }) => waitingWords.in(locale)),
  component: Join,
});

function Join() {
  const { service = '' } = Route.useSearch();
  const words = useWords(waitingWords);
  const { form, page } = useWords(bookingWords);
  const locale = useLocale();
  const { data: list } = useSuspenseQuery(waitingListQuery(service));
  const { data: offered } = useSuspenseQuery(consultingServicesQuery(locale));
  const services = offered.filter(({ bookable }) => bookable);
  const [chosen, setChosen] = useState(services.some(({ id }) => id === service) ? service : '');
  const [isJoined, setJoined] = useState(false);
  const toCalendar = (
    <Link
      to="/consultation-booking"
      search={chosen ? { service: chosen } : {}}
      className={buttonClass({ kind: 'secondary' })}
    >
      {words.joined.back}
    </Link>
  );
  if (!list.isOn)
    return (
      <Wrap>
        <MissingState title={words.off.title} text={words.off.text} action={toCalendar} />
      </Wrap>
    );
  if (isJoined)
    return (
      <Wrap>
        <JoinedHead />
        {toCalendar}
      </Wrap>
    );
  return (
    <Wrap>
      <header className="form-head">
        <Link to="/consultation-booking" search={chosen ? { service: chosen } : {}} className={backClass}>
          <Arrow to="start" /> {page.title}
        </Link>
        <h1 className="text-h1">{words.title}</h1>
        <Paragraph className="text-lead">{words.lead}</Paragraph>
      </header>
      <NoScriptContact {...words.noScript} />
      <JoinForm
        serviceId={chosen}
        preselected={service}
        onServiceRestored={(id) => {
          if (services.some((each) => each.id === id)) setChosen(id);
        }}
        serviceField={
          <Field label={form.service.label}>
            <ServiceSelect
              services={services}
              required
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        }
        privacy={<FormNotice form="booking" />}
        onJoined={() => setJoined(true)}
      />
    </Wrap>
  );
}

/** Shown once somebody has joined the waiting list. The heading takes the focus, so that screen readers announce it. */
function JoinedHead() {
  const { joined } = useWords(waitingWords);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <header className="confirmed-head">
      <h1 ref={head} tabIndex={-1} className="text-h1">
        {joined.title}
      </h1>
      <Paragraph className="text-lead">{joined.text}</Paragraph>
    </header>
  );
}
