export {};

interface Rules {
  /** Null refuses. `type` and `sink` say where the string goes; they are missing where a policy is called by its own name. */
  createHTML?: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Browsers that know Trusted Types (https://w3c.github.io/trusted-types); TypeScript doesn't describe them yet. */
    trustedTypes?: { createPolicy(name: string, rules: Rules): { createHTML(html: string): TrustedHTML } };
  }
}
