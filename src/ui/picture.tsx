import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { afterTitles } from '#/platform/i18n/initials';
import { classNames } from './class-names';

export interface PictureSource {
  /** Pixels. */
  width: number;
  height: number;
  /** A data URI, shown until the picture has loaded. */
  placeholder: string;
  /** Grouped by format, the preferred format first. */
  variants: readonly { type: string; width: number; url: string }[];
}

type PictureProps = Omit<
  ComponentProps<'img'>,
  'width' | 'height' | 'alt' | 'srcSet' | 'onError' | 'onLoad'
> & {
  src: string;
  alt: string;
  /** Missing for pictures of other sites, and in lists that don't load this data. Without it, `src` is used as it is. */
  picture?: PictureSource | null;
  sizes?: string;
  /** The point that stays visible where the picture is cut, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
  /** Whether the picture is visible at once. It is then not loaded lazily. */
  priority?: boolean;
};

/** If loading fails, an empty box takes the picture's place, with the alternative text for screen readers. */
export function Picture({
  src,
  alt,
  picture = null,
  sizes,
  focus,
  priority,
  className,
  style,
  ...rest
}: PictureProps) {
  const { ref, state, setState } = useLoadState();
  if (state === 'failed')
    return (
      <span
        className={classNames('picture-failed', className)}
        style={picture ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined}
      >
        <span className="visually-hidden">{alt}</span>
      </span>
    );
  const blur = state === 'waiting' && picture?.placeholder ? `url("${picture.placeholder}")` : undefined;
  const formats = [...new Set(picture?.variants.map(({ type }) => type))];
  return (
    <picture className="picture">
      {formats.map((type) => (
        <source key={type} type={type} srcSet={buildSrcSet(picture, type)} sizes={sizes} />
      ))}
      <img
        {...(priority ? {} : { loading: 'lazy', decoding: 'async' })}
        {...rest}
        ref={ref}
        // Scripts may change `loading` before hydration.
        suppressHydrationWarning
        src={src}
        alt={alt}
        width={picture?.width}
        height={picture?.height}
        className={className}
        style={{ '--blur': blur, objectPosition: focus && `${focus.x}% ${focus.y}%`, ...style }}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </picture>
  );
}

/** The picture of a person, loaded at once. Without a picture, it shows the initial of the name; titles don't count. */
export function Portrait({ name, ...picture }: PictureProps & { name: string }) {
  if (picture.src) return <Picture {...picture} priority />;
  const [initial = ''] = afterTitles(name);
  return (
    <span className="portrait-initial" aria-hidden="true">
      {initial}
    </span>
  );
}

type LoadState = 'waiting' | 'shown' | 'failed';

/** Whether the picture has loaded. In a server-rendered page it may have loaded or failed before hydration. */
function useLoadState() {
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<LoadState>('waiting');
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) return;
    image.decode().then(
      () => setState('shown'),
      () => setState('failed'),
    );
  }, []);
  return { ref, state, setState };
}

const buildSrcSet = (picture: PictureSource | null, type: string) =>
  picture?.variants
    .filter((variant) => variant.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
