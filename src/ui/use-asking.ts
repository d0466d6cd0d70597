import { type RefObject, useEffect, useRef, useState } from 'react';

interface Asking<Question extends HTMLElement> {
  asking: boolean;
  setAsking: (asking: boolean) => void;
  /** The element that takes the focus while the question is open. */
  question: RefObject<Question | null>;
  /** The button that opens the question. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A question in place of the button that opens it: it takes the focus, and returns it to the button when it closes. */
export function useAsking<Question extends HTMLElement>(): Asking<Question> {
  const [asking, setAsking] = useState(false);
  const question = useRef<Question>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return { asking, setAsking, question, opener };
}
