import { type ComponentProps, useState } from 'react';
import { buttonClass } from '#/ui/button';
import { Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { kitWords } from './copy';
import styles from './file-input.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onChoose: (file: File | undefined) => void;
}

/**
 * Lets the owner choose a file, also by dropping it. The browser's own input covers this box, but is invisible: its words would
 * be in the browser's language instead of the page's.
 */
export function FileInput({ onChoose, ...rest }: FileInputProps) {
  const { file: words } = useWords(kitWords);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className={styles.root}>
      <Input
        {...rest}
        type="file"
        className={styles.control}
        onChange={({ target }) => {
          const file = target.files?.[0];
          setChosen(file?.name);
          onChoose(file);
        }}
      />
      <span aria-hidden="true" className={buttonClass({ kind: 'secondary', dense: true })}>
        {chosen ? words.another : words.choose}
      </span>
      <span aria-hidden="true" className={chosen ? styles.name : styles.none}>
        {chosen ? <bdi>{chosen}</bdi> : words.none}
      </span>
    </div>
  );
}
