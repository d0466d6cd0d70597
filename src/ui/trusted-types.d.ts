export {};

interface Rules {
  /**
   * Returns null to refuse. `type` and `sink` say where the string is used; they are missing when the site itself calls a policy.
   */
  createHTML?: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /**
     * Present in browsers that support Trusted Types (https://w3c.github.io/trusted-types), which TypeScript doesn't describe
     * yet.
     */
    trustedTypes?: { createPolicy(name: string, rules: Rules): { createHTML(html: string): TrustedHTML } };
  }
}
