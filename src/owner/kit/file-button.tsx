import { type ComponentProps, useRef } from 'react';
import { Button } from '#/ui/button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  accept: string;
  /** The accessible name of the file input, which stays hidden because its own words are in the browser's language. */
  label: string;
  onChoose: (file: File) => void;
}

export function FileButton({ accept, label, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="secondary" dense {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // Lets the same file be chosen again after a failure.
          target.value = '';
        }}
      />
    </>
  );
}
