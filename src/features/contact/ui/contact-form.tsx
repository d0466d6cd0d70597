import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { LimitNotice } from '#/ui/feedback';
import { Field, Options, Select, Textarea } from '#/ui/field';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { PersonFields } from '#/ui/person-fields';
import { contactWords } from '../copy';
import { eventTypes } from '../rules';
import styles from './contact-form.module.css';
import { useContact } from './use-contact';

interface ContactFormProps {
  whatsapp: ReactNode;
  privacy: ReactNode;
}

export function ContactForm({ whatsapp, privacy }: ContactFormProps) {
  const { form: copy, eventTypes: subjects, failure } = useWords(contactWords);
  const { form, sending, send, trap, limitMessage, prepare } = useContact();
  const { errors } = form.formState;
  return (
    <form
      noValidate
      method="post"
      className={`${styles.root} needs-script`}
      aria-label={copy.label}
      onFocus={prepare}
      onSubmit={(event) => void send(event)}
    >
      <Held while={sending}>
        <PersonFields
          labels={copy}
          register={form.register}
          company={() => form.register('company')}
          errors={errors}
        >
          {() => (
            <>
              <Field label={copy.eventType} optional={copy.optional} error={errors.eventType?.message}>
                <Select {...form.register('eventType')}>
                  <option value="">{copy.choose}</option>
                  <Options of={eventTypes} text={(each) => subjects[each]} />
                </Select>
              </Field>
              <Field className="full" label={copy.message} error={errors.message?.message}>
                <Textarea required rows={6} {...form.register('message')} />
              </Field>
            </>
          )}
        </PersonFields>
      </Held>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {copy.leaveEmpty}
          <input
            ref={trap}
            name="website"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </label>
      </div>
      <LimitNotice title={failure.title} text={limitMessage} />
      <div className={`button-row ${styles.send}`}>
        {privacy}
        <Button type="submit" busy={sending}>
          {sending ? copy.sending : copy.submit}
        </Button>
        {whatsapp}
      </div>
    </form>
  );
}
