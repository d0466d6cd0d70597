/** Pixels (specification, section 9): below it a picture is only loaded when it comes near. */
const wideScreen = '(min-width: 768px)';

/** On a wide screen the pictures further down are fetched ahead, after everything that is in sight. */
export function prefetchPictures(): void {
  if (!window.matchMedia(wideScreen).matches) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')) {
    picture.fetchPriority = 'low';
    picture.loading = 'eager';
  }
}
