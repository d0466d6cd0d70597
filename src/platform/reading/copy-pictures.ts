type Fetched<Picture, Reason> = { ok: true; picture: Picture } | { ok: false; reason: Reason };

/** Copies pictures, each once, because pages show none of other sites. An exception, as on a full disk, ends the import. */
export async function copyPictures<Picture, Reason>(
  addresses: readonly string[],
  fetchPicture: (url: string) => Promise<Fetched<Picture, Reason>>,
) {
  const copies = new Map<string, Picture>();
  const missing: { url: string; reason: Reason }[] = [];
  for (const url of new Set(addresses)) {
    const fetched = await fetchPicture(url);
    if (fetched.ok) copies.set(url, fetched.picture);
    else missing.push({ url, reason: fetched.reason });
  }
  return { copies, missing };
}
