import type { ComponentProps } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { CorporateProgram, TrainingService } from '#/features/catalogue/contract';
import { Field, Input, Options, Select, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { type ApplicationDetails, limits } from '../contract';
import { trainingWords } from '../copy';
import type { ApplicationState } from './use-application';

interface TrainingFieldsProps extends Pick<ApplicationState, 'form' | 'values'> {
  programs: readonly TrainingService[];
  corporate: readonly CorporateProgram[];
  preset: DefaultValues<ApplicationDetails>;
}

/** The fields for program, participants, format and time. */
export function TrainingFields({ form, values, programs, corporate, preset }: TrainingFieldsProps) {
  const { form: copy, trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { errors } = form.formState;
  const isCorporate = (values.trainingType ?? preset.trainingType) === 'corporate';
  return (
    <div className="form-grid">
      <Field className="full" label={copy.program} error={errors.program?.message}>
        <ProgramSelect
          programs={programs}
          corporate={corporate}
          required
          defaultValue={preset.program}
          {...form.register('program')}
        />
      </Field>
      <Field label={copy.trainingType} error={errors.trainingType?.message}>
        <Choice
          options={trainingTypes}
          required
          defaultValue={preset.trainingType}
          {...form.register('trainingType')}
        />
      </Field>
      <Field label={copy.participantCount} error={errors.participantCount?.message}>
        <Input
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.participants}
          placeholder={isCorporate ? '5' : '1'}
          defaultValue={preset.participantCount}
          {...form.register('participantCount')}
        />
      </Field>
      <Field label={copy.preferredFormat} error={errors.preferredFormat?.message}>
        <Choice options={formats} required {...form.register('preferredFormat')} />
      </Field>
      <Field label={copy.urgency} error={errors.urgency?.message}>
        <Choice options={urgencies} required {...form.register('urgency')} />
      </Field>
      <Field
        className="full"
        label={copy.budget}
        optional={copy.optional}
        hint={copy.budgetHint}
        error={errors.budget?.message}
      >
        <Input {...form.register('budget')} />
      </Field>
      <Field
        className="full"
        label={copy.message}
        optional={copy.optional}
        hint={copy.messageHint}
        error={errors.message?.message}
      >
        <Textarea rows={5} {...form.register('message')} />
      </Field>
    </div>
  );
}

/** A select without a preselected option. */
function Choice({
  options,
  ...rest
}: ComponentProps<'select'> & { options: Readonly<Record<string, string>> }) {
  const { form: copy } = useWords(trainingWords);
  return (
    <Select {...rest}>
      <option value="">{copy.choose}</option>
      <Options of={Object.keys(options)} text={(value) => options[value] ?? value} />
    </Select>
  );
}

interface ProgramSelectProps extends ComponentProps<'select'> {
  programs: readonly TrainingService[];
  corporate: readonly CorporateProgram[];
}

/** The select of a program: programs by category, then programs for companies. */
function ProgramSelect({ programs, corporate, ...rest }: ProgramSelectProps) {
  const { form: copy } = useWords(trainingWords);
  const groups = [...Map.groupBy(programs, ({ categoryTitle }) => categoryTitle)];
  return (
    <Select {...rest}>
      <option value="">{copy.chooseProgram}</option>
      {[...groups, [copy.forCompanies, corporate] as const].map(([title, ofGroup]) => (
        <optgroup key={title} label={title}>
          {ofGroup.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
