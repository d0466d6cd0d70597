import type { ReactNode } from 'react';
import type { Profile } from '#/features/profile/contract';
import { Button } from '#/ui/button';
import { LimitNotice } from '#/ui/feedback';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { PersonFields } from '#/ui/person-fields';
import { trainingWords } from '../copy';
import styles from './application.module.css';
import { ApplicationSide } from './application-side';
import { TrainingFields, type TrainingFieldsProps } from './training-fields';
import { useApplication } from './use-application';

export interface ApplicationFormProps extends Pick<TrainingFieldsProps, 'programs' | 'corporate' | 'preset'> {
  owner: Pick<Profile, 'trainingEmail'>;
  whatsapp: ReactNode;
  /** Renders the note on what the details are used for: those of an application, or those of a company's request. */
  privacy: (form: 'training' | 'company') => ReactNode;
  onApplied: (applicationId: string) => Promise<void>;
}

export function ApplicationForm({
  programs,
  corporate,
  preset,
  owner,
  whatsapp,
  privacy,
  onApplied,
}: ApplicationFormProps) {
  const { form: copy, failure } = useWords(trainingWords);
  const application = useApplication({ offered: [...programs, ...corporate], preset, onApplied });
  const { form, values, program, sending, send, limitMessage } = application;
  const label = preset.trainingType === 'corporate' ? copy.submitRequest : copy.submit;
  return (
    <div className={styles.root}>
      <form noValidate method="post" className="needs-script" onSubmit={(event) => void send(event)}>
        <Held while={sending}>
          <Part id="application-person" title={copy.personal.title} note={copy.personal.note}>
            <PersonFields
              labels={copy}
              register={form.register}
              phone={() => form.register('phone')}
              company={() => form.register('company')}
              errors={form.formState.errors}
            />
          </Part>
          <Part id="application-details" title={copy.details.title} note={copy.details.note}>
            <TrainingFields
              form={form}
              values={values}
              programs={programs}
              corporate={corporate}
              preset={preset}
            />
          </Part>
        </Held>
        <LimitNotice title={failure.title} text={limitMessage} />
        <div className="send">
          {privacy((values.trainingType ?? preset.trainingType) === 'corporate' ? 'company' : 'training')}
          <Button type="submit" busy={sending}>
            {sending ? copy.sending : label}
          </Button>
          <p className="text-small text-muted">{copy.hint}</p>
        </div>
      </form>
      <ApplicationSide program={program} owner={owner} whatsapp={whatsapp} />
    </div>
  );
}
