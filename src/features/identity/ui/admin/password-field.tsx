import { type ComponentProps, useState } from 'react';
import { Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import styles from './password-input.module.css';

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { password: copy } = useWords(adminIdentityWords);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.root}>
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.show}
        aria-label={copy.showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? copy.hide : copy.show}
      </button>
    </span>
  );
}
