import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, wordsChunk } from './tools/chunks.ts';
import { cssModules, partsLayer } from './tools/css-modules.ts';
import { inlineScript } from './tools/inline-script.ts';
import { serverPackages } from './tools/server-packages.ts';

const routes = {
  target: 'react',
  routesDirectory: 'src/web/routes',
  quoteStyle: 'single',
  semicolons: true,
} as const;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // Writes the route tree without the owner's rooms, of which a visitor's browser loads nothing.
    tanstackRouterGenerator({
      ...routes,
      routeFileIgnorePattern: '^admin',
      generatedRouteTree: 'src/web/visitorsRouteTree.gen.ts',
    }),
    tanstackRouter({
      ...routes,
      autoCodeSplitting: true,
      // A page's data is sent with its HTML, so the browser needs no loader to hydrate the page. Loaders are therefore in the
      // chunks of their pages, not in the chunk that every page loads.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component'],
          ['pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      generatedRouteTree: 'src/web/routeTree.gen.ts',
    }),
    inlineScript(),
    react(),
  ],
  // The built server always runs in production mode, whatever NODE_ENV is when it starts.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  css: { modules: cssModules, postcss: { plugins: [partsLayer] } },
  resolve: { alias: { '#content': at('./content'), '#': at('./src') } },
  publicDir: isSsrBuild ? false : 'public',
  // The built server contains all dependencies except the external ones.
  ssr: {
    noExternal: command === 'build' ? true : [],
    external: [...serverPackages, 'pg-native'],
  },
  // tools/build.mjs says where the files go.
  build: isSsrBuild
    ? {
        target: 'node24',
        rolldownOptions: {
          input: {
            main: 'src/main/server.ts',
            cli: 'src/main/cli.ts',
            doctor: 'src/main/doctor.ts',
            backup: 'src/main/backup.ts',
            restore: 'src/main/restore.ts',
            move: 'src/main/move.ts',
            proof: 'src/main/proof.ts',
            update: 'src/main/update.ts',
            imaging: 'src/platform/imaging/child.ts',
            reading: 'src/platform/reading/child.ts',
          },
          output: { entryFileNames: '[name].js', codeSplitting: { groups: [{ name: wordsChunk }] } },
        },
      }
    : {
        manifest: true,
        rolldownOptions: {
          input: ['src/main/client.tsx', 'src/web/app/service-worker/entry.ts'],
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith('/service-worker/entry.ts')
                ? 'service-worker.js'
                : 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
}));
