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
    // Not every other store has a host name for each bucket, so the path names the bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Not every store supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const;
