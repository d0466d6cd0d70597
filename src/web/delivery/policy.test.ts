import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securedPage } from './policy';

const scriptsOf = (policy: string) => policy.match(/script-src ([^;]*)/)?.[1];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the scripts of a page', () => {
  it('Given scripts of the page’s own, Then the policy lists their hashes, and no other script in the page may run', () => {
    const page = `<script nonce="n1">a()</script><script class="x" type="module" nonce="n1">b()</script>
      <script src="/c.js" nonce="n1"></script><script type="application/ld+json" nonce="n1">{"d":1}</script>`;
    const { html, policy } = securedPage(page, 'n1', { secure: true });
    expect(scriptsOf(policy)).toBe(`'self' ${hashOf('a()')} ${hashOf('b()')}`);
    expect(html).toBe(page.replaceAll(' nonce="n1"', ''));
  });

  it('Given speculation rules of the page’s own, Then the policy lists their hash, too', () => {
    const page = `<script type="speculationrules" nonce="n1">{"prefetch":[]}</script>`;
    const { policy } = securedPage(page, 'n1', { secure: true });
    expect(scriptsOf(policy)).toBe(`'self' ${hashOf('{"prefetch":[]}')}`);
  });

  it('Given a script within a stored text, Then the policy forbids it', () => {
    const page = `<meta property="csp-nonce" content="n1"/><script nonce="n1">a()</script>
      <p><script>b()</script><script nonce="n2">c()</script><script nonce>d()</script>`;
    const { html, policy } = securedPage(page, 'n1', { secure: true });
    expect(scriptsOf(policy)).toBe(`'self' ${hashOf('a()')}`);
    expect(html).not.toContain('n1');
  });

  it('Given a page without scripts, Then only files of the site may run', () => {
    expect(securedPage('<p>', 'n1', { secure: false }).policy).toContain("script-src 'self';");
  });
});

describe('the styles of a page', () => {
  it('Given a style element of the page’s own, Then the policy lists its hash, and no other style element in the page applies', () => {
    const page = `<style nonce="n1">a{}</style><p style="--i:1"><style>b{}</style><style nonce="n2">c{}</style></p>`;
    const { html, policy } = securedPage(page, 'n1', { secure: true });
    expect(policy.match(/style-src-elem ([^;]*)/)?.[1]).toBe(`'self' ${hashOf('a{}')}`);
    expect(html).not.toContain('n1');
  });
});

describe('Trusted Types', () => {
  it('Given a page, Then strings become HTML and addresses of scripts by our policies only', () => {
    const { policy } = securedPage('<p>', 'n1', { secure: true });
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default stored-html;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
  });
});
