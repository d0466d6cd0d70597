import { AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { LongTextField } from '#/owner/kit/long-text-field';
import { textDirection } from '#/platform/i18n/locale';
import { mergeFieldMessage } from '#/platform/replies/merge-field-schema';
import { Field, Options, Select } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { Paragraph, Unbroken } from '#/ui/unbroken';
import { adminBookingWords } from '../../copy';
import { followUpHours, followUpLength, usualFollowUp } from '../../follow-up-contract';
import styles from './follow-up-fields.module.css';
import { followUpField, type RuleDraft, type TypedField } from './rule-draft';

interface FollowUpFieldsProps {
  draft: RuleDraft;
  invalid: readonly TypedField[];
  onChange: (part: Partial<RuleDraft>) => void;
}

export function FollowUpFields({ draft, invalid, onChange }: FollowUpFieldsProps) {
  const { followUp: copy } = useWords(adminBookingWords).availability;
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const { public: languages } = useSiteLanguages();
  // The texts are hidden without a follow-up. An invalid text is shown even then, because it keeps the rule from being saved.
  const showsTexts =
    draft.followUpHours !== '' || languages.some((each) => invalid.includes(followUpField(each)));
  return (
    <AdminPart id="availability-follow-up" title={copy.title}>
      <div className={styles.root}>
        <Field label={<Unbroken>{copy.when}</Unbroken>} hint={copy.whenHint}>
          <Select
            name="followUpHours"
            value={draft.followUpHours}
            onChange={({ target }) => onChange({ followUpHours: target.value })}
          >
            <option value="">{copy.never}</option>
            <Options of={followUpHours} text={(hours) => copy.after[hours]} />
          </Select>
        </Field>
        {showsTexts ? (
          <>
            {languages.map((language) => {
              const field = followUpField(language);
              return (
                <LongTextField
                  key={language}
                  label={copy.text(names[language])}
                  error={invalid.includes(field) ? mergeFieldMessage(locale, draft[field]) : undefined}
                  hint={
                    draft[field].trim() === '' ? (
                      <>
                        {copy.empty}
                        <q lang={language} dir={textDirection(language)}>
                          {usualFollowUp[language]}
                        </q>
                      </>
                    ) : undefined
                  }
                  name={field}
                  lang={language}
                  dir={textDirection(language)}
                  rows={5}
                  max={followUpLength}
                  value={draft[field]}
                  onChange={({ target }) => onChange({ [field]: target.value })}
                />
              );
            })}
            <Paragraph className="field-hint">{copy.textNote}</Paragraph>
          </>
        ) : null}
      </div>
    </AdminPart>
  );
}
