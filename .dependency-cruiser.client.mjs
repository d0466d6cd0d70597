/**
 * Checks what the browser loads: the graph of imports from src/main/client.tsx. This graph leaves out `import type`, but not
 * `import { type T }`, which still loads the module.
 */
import base from './.dependency-cruiser.mjs';

const server = [
  '^src/features/[^/]+/(table|jobs|[a-z-]*(queries|routes))\\.tsx?$',
  '^src/features/[^/]+/(commands|mails)/',
  '^src/owner/(items|records)/(columns|row|store|routes|queries|commands|csv|paging)\\.ts$',
  '^src/published/(queries|routes)\\.ts$',
  '^src/api/',
  '^src/platform/(db|jobs|mail|log|http-server)/',
  '^src/platform/files/files\\.ts$',
  '^src/main/(?!client\\.tsx$)',
  '^migrations/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'browser-reaches-server',
      comment:
        'The browser would load table, queries, commands, jobs, mails, routes, the API or a server part of the platform.',
      severity: 'error',
      from: { path: '^src/main/client\\.tsx$' },
      to: { path: server, reachable: true },
    },
    {
      name: 'browser-uses-node',
      comment: 'The browser has no Node.js module.',
      severity: 'error',
      from: { path: '^(src|content)/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: { ...base.options, tsPreCompilationDeps: false },
};
