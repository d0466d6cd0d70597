export interface S3Account {
  /** The address of an S3-compatible store; Amazon's own where it is empty. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Settings of Amazon's client for stores of any provider. */
export const s3Settings = ({ endpoint, ...credentials }: S3Account) =>
  ({
    credentials,
    // Stores other than Amazon's support neither buckets as host names nor the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const;
