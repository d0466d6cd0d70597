import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { itemClient } from '#/owner/items/client';
import { titleIn } from '#/owner/items/item';
import { kitWords } from '#/owner/kit/copy';
import { LongTextField } from '#/owner/kit/long-text-field';
import type { RecordDetail } from '#/owner/records/contract';
import { recordWords } from '#/owner/records/copy';
import { ReplyLinks } from '#/owner/records/reply-links';
import { comma, textDirection } from '#/platform/i18n/locale';
import { usedMergeFields, withPersonsWords } from '#/platform/replies/persons-words';
import { createReplyLinks, type PreparedReply } from '#/platform/replies/reply-links';
import { inlineActionClass } from '#/ui/button';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { adminReadyAnswerWords } from '../../copy';
import { type ReadyAnswer, readyAnswerItem, textLength } from '../../item';
import styles from './ready-answers.module.css';

interface ReadyAnswerChoiceProps {
  record: Pick<RecordDetail, 'email' | 'language'>;
  reply: PreparedReply;
}

/**
 * A choice of ready answers. The chosen one is shown in the person's language, with the person's words in place of merge fields.
 */
export function ReadyAnswerChoice({ record, reply }: ReadyAnswerChoiceProps) {
  const { choice: copy } = useWords(adminReadyAnswerWords);
  const locale = useLocale();
  const { data: answers, isError } = useQuery(itemClient(readyAnswerItem).list());
  const [chosenId, setChosenId] = useState('');
  const chosen = answers?.find(({ id }) => id === chosenId);
  if (isError) return <p className="field-hint">{copy.failed}</p>;
  if (answers?.length === 0)
    return (
      <p className={styles.choice}>
        <Link to="/admin/ready-answers" className={inlineActionClass}>
          {copy.write}
        </Link>
      </p>
    );
  return (
    <div className={styles.choice}>
      <Field label={copy.label}>
        <Select value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
          <option value="">{copy.none}</option>
          {answers?.map(({ id, title }) => (
            <option key={id} value={id}>
              {titleIn(title, locale).text}
            </option>
          ))}
        </Select>
      </Field>
      {chosen ? <ChosenAnswer key={chosen.id} answer={chosen} record={record} reply={reply} /> : null}
    </div>
  );
}

function ChosenAnswer({ answer, record, reply }: ReadyAnswerChoiceProps & { answer: ReadyAnswer }) {
  const { choice: copy } = useWords(adminReadyAnswerWords);
  const { answers } = useWords(recordWords);
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const { language, email } = record;
  const { phone, words } = reply;
  const [title, written] = [answer.title[language], answer.text[language]];
  const subject = withPersonsWords(title, words);
  const [text, setText] = useState(() => withPersonsWords(written, words));
  const languageName = names[language];
  const lacking = usedMergeFields(`${title} ${written}`).filter((each) => words[each] === undefined);
  if (!title || !written || lacking.length > 0) {
    const missing = lacking.map((each) => copy.words[each]).join(comma[locale]);
    return (
      <div>
        <p role="status">{title && written ? copy.noWords(missing) : copy.noText(languageName)}</p>
        <Link to="/admin/ready-answers" hash={answer.id} className={inlineActionClass}>
          {copy.edit}
        </Link>
      </div>
    );
  }
  return (
    <>
      <LongTextField
        label={copy.text(languageName)}
        hint={copy.hint}
        lang={language}
        dir={textDirection(language)}
        rows={8}
        max={textLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ReplyLinks
        answers={createReplyLinks({ phone, email }, { subject, text })}
        words={{ ...copy, newTab: answers.newTab }}
      />
    </>
  );
}
