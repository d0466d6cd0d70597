import { Segment, SegmentGroup } from '#/ui/choice';
import styles from './choices.module.css';

interface ChoicesProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function Choices<Value extends string | number>({
  label,
  options,
  chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <SegmentGroup label={label} className={styles.root}>
        {options.map(({ value, label: text }) => (
          <Segment
            key={value}
            pressed={chosen.includes(value)}
            onClick={() =>
              onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
            }
          >
            {text}
          </Segment>
        ))}
      </SegmentGroup>
    </div>
  );
}
