import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

/** What is known of a picture: its size, a blur of it, and the forms in which it may be had. */
export interface PictureSource {
  /** Pixels. */
  width: number;
  height: number;
  /** A data URI, seen until the picture has come. */
  placeholder: string;
  /** By format, the preferred one first. */
  variants: readonly { type: string; width: number; url: string }[];
}

type PictureProps = Omit<
  ComponentProps<'img'>,
  'width' | 'height' | 'alt' | 'srcSet' | 'onError' | 'onLoad'
> & {
  src: string;
  alt: string;
  /** Null where nobody measured it: then it is asked for as it is. */
  picture: PictureSource | null;
  /** How wide it is shown, in the words of `sizes`. */
  sizes?: string;
  /** In sight at once: it is fetched before the rest. */
  priority?: boolean;
};

/** A picture that loads when it comes near; one that fails leaves its ground, and for the ear its description. */
export function Picture({ src, alt, picture, sizes, priority, className, style, ...rest }: PictureProps) {
  const { ref, state, settle } = useSettled();
  if (state === 'failed')
    return (
      <span
        className={classNames('picture-failed', className)}
        style={picture ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined}
      >
        <span className="visually-hidden">{alt}</span>
      </span>
    );
  const formats = [...new Set(picture?.variants.map(({ type }) => type))];
  return (
    <picture className="picture">
      {formats.map((type) => (
        <source key={type} type={type} srcSet={srcSetOf(picture, type)} sizes={sizes} />
      ))}
      <img
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...rest}
        ref={ref}
        // Whoever hurries a picture (loading, priority) may do so before React takes the page over.
        suppressHydrationWarning
        src={src}
        alt={alt}
        width={picture?.width}
        height={picture?.height}
        className={className}
        style={state === 'waiting' ? { ...groundOf(picture), ...style } : style}
        onLoad={() => settle('shown')}
        onError={() => settle('failed')}
      />
    </picture>
  );
}

type State = 'waiting' | 'shown' | 'failed';

/** Whether the picture has come. One of the server's page may have come, or failed, before anyone listened. */
function useSettled() {
  const ref = useRef<HTMLImageElement>(null);
  const [state, settle] = useState<State>('waiting');
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) return;
    image.decode().then(
      () => settle('shown'),
      () => settle('failed'),
    );
  }, []);
  return { ref, state, settle };
}

const srcSetOf = (picture: PictureSource | null, type: string) =>
  picture?.variants
    .filter((variant) => variant.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

function groundOf(picture: PictureSource | null): CSSProperties | undefined {
  if (!picture?.placeholder) return undefined;
  return { '--blur': `url("${picture.placeholder}")` };
}
