import { useEffect, useRef, useState } from 'react';

/** A question that replaces the button that opens it. The question gets the focus. When it closes, the button gets it back. */
export function useAsking<Question extends HTMLElement>() {
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
