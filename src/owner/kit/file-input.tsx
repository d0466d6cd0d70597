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
 * Chooses a file, also by dropping it here. The browser's own control lies over it, unseen: its words would be in the
 * browser's language, which need not be that of the page.
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
