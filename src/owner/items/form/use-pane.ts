import { useRef, useState } from 'react';
import { type LanguageCode, languageCodes } from '#/owner/kit/kit-labels.ts';

/** Which language of a form a narrow screen shows, and the way to the first field that is not right. */
export function usePane() {
  const frame = useRef<HTMLFormElement>(null);
  const [pane, setPane] = useState<LanguageCode>('tr');
  return {
    frame,
    pane,
    setPane,
    /** `path` is the field's: its language is opened, then it takes the focus. */
    reveal: (path: string) => {
      const language = languageCodes.find((code) => path.endsWith(`.${code}`));
      if (language) setPane(language);
      requestAnimationFrame(() => {
        const faulty = [...(frame.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
        faulty.find((field) => field.offsetParent !== null)?.focus();
      });
    },
  };
}
