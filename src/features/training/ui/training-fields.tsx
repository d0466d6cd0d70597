import type { ComponentProps } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { CorporateProgram, TrainingService } from '#/features/catalogue/contract';
import { Field, Input, Options, Select, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { type ApplicationDetails, limits } from '../contract';
import { trainingWords } from '../copy';
import type { ApplicationState } from './use-application';

export interface TrainingFieldsProps extends Pick<ApplicationState, 'form' | 'values'> {
  programs: readonly TrainingService[];
  corporate: readonly CorporateProgram[];
  /** Initial values: those of the page, and the program that the address names. */
  preset: DefaultValues<ApplicationDetails>;
}

export function TrainingFields({ form, values, programs, corporate, preset }: TrainingFieldsProps) {
  const { form: copy, trainingTypes, formats, urgencies } = useWords(trainingWords);
  const { errors } = form.formState;
  const isCorporate = (values.trainingType ?? preset.trainingType) === 'corporate';
  const field = (name: keyof ApplicationDetails) => ({ label: copy[name], error: errors[name]?.message });
  return (
    <div className="form-grid">
      <Field {...field('program')} className="full">
        <ProgramSelect
          programs={programs}
          corporate={corporate}
          required
          defaultValue={preset.program}
          {...form.register('program')}
        />
      </Field>
      <Field {...field('trainingType')}>
        <Choice
          options={trainingTypes}
          required
          defaultValue={preset.trainingType}
          {...form.register('trainingType')}
        />
      </Field>
      <Field {...field('participantCount')}>
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
      <Field {...field('preferredFormat')}>
        <Choice options={formats} required {...form.register('preferredFormat')} />
      </Field>
      <Field {...field('urgency')}>
        <Choice options={urgencies} required {...form.register('urgency')} />
      </Field>
      <Field {...field('budget')} className="full" optional={copy.optional} hint={copy.budgetHint}>
        <Input {...form.register('budget')} />
      </Field>
      <Field {...field('message')} className="full" optional={copy.optional} hint={copy.messageHint}>
        <Textarea rows={5} {...form.register('message')} />
      </Field>
    </div>
  );
}

/** A select whose first option is empty. It is selected at first, unless `defaultValue` names another one. */
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

type ProgramSelectProps = ComponentProps<'select'> & Pick<TrainingFieldsProps, 'programs' | 'corporate'>;

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
