import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/table.ts',
    './src/platform/audit/log-table.ts',
    './src/platform/mail/outbox-table.ts',
    './src/platform/db/instances-table.ts',
    './src/platform/rate-limit/hits-table.ts',
  ],
  out: './migrations',
});
