/** On narrower screens pictures are only loaded as they come near. */
const wideScreen = '(min-width: 768px)';

/** On a wide screen the pictures further down are prefetched, after everything that is in view. */
export function prefetchPictures(): void {
  if (!window.matchMedia(wideScreen).matches) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')) {
    picture.fetchPriority = 'low';
    picture.loading = 'eager';
  }
}
