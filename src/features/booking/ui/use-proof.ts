import { useEffect, useRef } from 'react';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import { challengeIn } from '../client';

const solved = async (challenge: Challenge): Promise<string | undefined> => {
  try {
    const { solve } = await import('#/platform/proof-of-work/solve');
    return await solve(challenge);
  } catch {
    // Without a proof the server refuses the booking, and its refusal says how to reach the owner.
    return undefined;
  }
};

/**
 * Returns a function that sends a request with a proof of work if the server wants one. If the challenge came with the slots, the
 * proof is computed while the visitor fills in the form. Otherwise it is computed when the server refuses the request with a
 * challenge. While no proof is wanted, the solver isn't even loaded.
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
    // A proof can be used only once.
    solving.current = undefined;
    try {
      return await send(await proof);
    } catch (error) {
      const asked = challengeIn(error);
      const proof = asked && (await solved(asked));
      if (!proof) throw error;
      return send(proof);
    }
  };
}
