import type { AskedQuestion } from '#/features/catalogue/contract';
import { Field, Options, Select, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { bookingWords } from '../copy';
import type { Booking } from './use-booking';

interface QuestionFieldsProps {
  booking: Pick<Booking, 'form'>;
  questions: readonly AskedQuestion[];
}

export function QuestionFields({ booking: { form }, questions }: QuestionFieldsProps) {
  const { form: words, facts } = useWords(bookingWords);
  const errors = form.formState.errors.answers;
  const yesOrNo: Record<string, string> = { yes: facts.yes, no: facts.no };
  const fields = questions.map(({ id, kind, label, required, options }) => {
    const input = form.register(`answers.${id}`);
    return (
      <Field
        key={id}
        label={<bdi>{label}</bdi>}
        optional={required ? undefined : words.optional}
        error={errors?.[id]?.message}
      >
        {kind === 'text' ? (
          <Textarea rows={2} required={required} dir="auto" {...input} />
        ) : (
          <Select required={required} {...input}>
            <option value="">{words.questions.choose}</option>
            <Options
              of={kind === 'yesno' ? Object.keys(yesOrNo) : options}
              text={(value) => (kind === 'yesno' ? yesOrNo[value] : value)}
            />
          </Select>
        )}
      </Field>
    );
  });
  return <div className="form-grid">{fields}</div>;
}
