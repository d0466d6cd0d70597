/** The packages that the built server imports from node_modules, because they load files of their own, or are rarely needed. */
export const serverPackages = [
  '@electric-sql/pglite',
  'pg',
  'sharp',
  '@takumi-rs/core',
  '@aws-sdk/client-s3',
] as const;
