import { useEffect, useRef } from 'react';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import { challengeIn } from '../client';

const solved = async (challenge: Challenge): Promise<string | undefined> => {
  try {
    const { solve } = await import('#/platform/proof-of-work/solve');
    return await solve(challenge);
  } catch {
    // The server's refusal says how to get in touch.
    return undefined;
  }
};

/**
 * Returns a function that sends with a proof of work where the server wants one: computed while the form is filled in if that was
 * known before, otherwise when the server asks for it. In calm it does nothing, and loads nothing.
 */
export function useProof(offered: Challenge | undefined) {
  const solving = useRef<Promise<string | undefined>>(undefined);
  const challenge = offered?.challenge;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same challenge is solved once
  useEffect(() => {
    if (offered) solving.current = solved(offered);
  }, [challenge]);
  return async <Sent>(send: (proof: string | undefined) => Promise<Sent>): Promise<Sent> => {
    const proof = solving.current;
    // Each is used once.
    solving.current = undefined;
    try {
      return await send(await proof);
    } catch (error) {
      const asked = challengeIn(error);
      const answer = asked && (await solved(asked));
      if (!answer) throw error;
      return send(answer);
    }
  };
}
