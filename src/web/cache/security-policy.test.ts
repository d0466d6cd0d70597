import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securityPolicy } from './security-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what a page may run', () => {
  it('Given scripts of its own, Then each is named by its hash, and nothing else in the page may run', () => {
    const page = `<script>a()</script><script class="x" type="module">b()</script>
      <script src="/c.js"></script><script type="application/ld+json">{"d":1}</script>`;
    const scripts = securityPolicy(page, true).match(/script-src ([^;]*)/)?.[1];
    expect(scripts).toBe(`'self' ${hashOf('a()')} ${hashOf('b()')}`);
  });

  it('Given a page without scripts, Then only files of the site may run', () => {
    expect(securityPolicy('<p>', false)).toContain("script-src 'self';");
  });
});
