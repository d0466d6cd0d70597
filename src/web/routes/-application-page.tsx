import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { catalogueWords } from '#/features/catalogue/copy';
import { useProfile } from '#/features/profile/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { trainingWords } from '#/features/training/copy';
import styles from '#/features/training/ui/application.module.css';
import { ApplicationForm, type ApplicationFormProps } from '#/features/training/ui/application-form';
import { ApplicationWait } from '#/features/training/ui/application-wait';
import { whatsappText } from '#/platform/i18n/whatsapp';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { ListState } from '#/ui/list-state';
import { Paragraph } from '#/ui/unbroken';
import { FormNotice } from './-form-notice';

interface ApplicationPageProps {
  /** The part of the words that has the page's title and lead. */
  words: 'page' | 'corporatePage';
  preset: ApplicationFormProps['preset'];
}

export function ApplicationPage({ words, preset }: ApplicationPageProps) {
  const { page, noScript, [words]: shown } = useWords(trainingWords);
  return (
    <Wrap>
      <header className={`form-head ${styles.head}`}>
        <Link to="/training" className={backClass}>
          <Arrow to="start" /> {page.back}
        </Link>
        <h1 className="text-h1">{shown.title}</h1>
        <Paragraph className="text-lead">{shown.lead}</Paragraph>
        <NoScriptContact {...noScript} about="training" />
      </header>
      <Application preset={preset} />
    </Wrap>
  );
}

function Application({ preset }: Pick<ApplicationPageProps, 'preset'>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const words = useWords(catalogueWords);
  const owner = useProfile();
  // While the programs are loaded in another language, the old ones stay, so that the form keeps its values.
  const programs = useQuery({ ...trainingServicesQuery(locale), placeholderData: keepPreviousData });
  const corporate = useQuery({ ...corporateProgramsQuery(locale), placeholderData: keepPreviousData });
  if (!programs.data || !corporate.data) {
    if (!programs.isError && !corporate.isError) return <ApplicationWait />;
    const retry = () => void Promise.all([programs.refetch(), corporate.refetch()]);
    return (
      <ListState
        failed
        busy={programs.isFetching || corporate.isFetching}
        onRetry={retry}
        words={words}
        shape="row"
      />
    );
  }
  const offered = [...programs.data, ...corporate.data];
  const isOffered = offered.some(({ id }) => id === preset.program);
  return (
    <ApplicationForm
      programs={programs.data}
      corporate={corporate.data}
      preset={{ ...preset, program: isOffered ? preset.program : '' }}
      owner={owner}
      whatsapp={
        owner.whatsapp ? (
          <WhatsAppLink about="training" className="">
            <bdi dir="ltr">{whatsappText(owner)}</bdi>
          </WhatsAppLink>
        ) : null
      }
      privacy={(form) => <FormNotice form={form} />}
      onApplied={(id) => {
        void queryClient.invalidateQueries(trainingServicesQuery(locale));
        return navigate({ to: '/reservation-success', search: { id, type: 'training' } });
      }}
    />
  );
}
