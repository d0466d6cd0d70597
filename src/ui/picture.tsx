import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt'> & {
  alt: string;
  /** Pixels; null where nobody measured it. */
  width: number | null;
  height: number | null;
};

/** A picture that loads when it comes near; one that fails leaves its ground, and for the ear its description. */
export function Picture({ alt, width, height, className, ...rest }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // A picture of the server's page may have failed before anyone listened.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete) image.decode().catch(() => setFailed(true));
  }, []);
  if (failed)
    return (
      <span
        className={classNames('picture-failed', className)}
        style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
      >
        <span className="visually-hidden">{alt}</span>
      </span>
    );
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={ref}
      // Whoever hurries a picture (loading, priority) may do so before React takes the page over.
      suppressHydrationWarning
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      className={className}
      onError={() => setFailed(true)}
    />
  );
}
