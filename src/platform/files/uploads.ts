const path = '/uploads/';

export const uploadAddress = (key: string): string => `${path}${key}`;

/** Whether an address is that of an uploaded file; others are shipped with the product, or on other sites. */
export const isUpload = (address: string): boolean => address.startsWith(path);

export const uploadKey = (address: string): string => address.slice(path.length);

const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** The media type of a stored file; undefined for an ending that the site doesn't store. */
export const mediaTypeOf = (key: string): string | undefined =>
  mediaTypes[key.slice(key.lastIndexOf('.') + 1)];
