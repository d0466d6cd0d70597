import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names';
import { isRepeatedPress } from './repeated-press';

/** `chat`: opens a chat in another application. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'chat' | 'danger';

type ButtonLook = {
  kind?: ButtonKind | undefined;
  wide?: boolean | undefined;
  /** Lower and with less padding, for bars and the owner's pages. */
  dense?: boolean | undefined;
  className?: string | undefined;
};

/** The class of a button, for elements such as a router's link. */
export function buttonClass({ kind = 'primary', wide, dense, className }: ButtonLook = {}): string {
  return classNames('button', `button-${kind}`, wide && 'button-wide', dense && 'button-dense', className);
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** True while a request runs: the button keeps its place and focus, but ignores clicks. The caller changes the label. */
    busy?: boolean | undefined;
  };

export function Button({
  kind,
  wide,
  dense,
  className,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRepeatedPress(event) || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, wide, dense, className })}
      data-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    />
  );
}

/** A link that looks like a button, for addresses that the router doesn't handle: files, other sites, sections of the page. */
export function ButtonLink({ kind, wide, dense, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonClass({ kind, wide, dense, className })} />;
}

/** The class of a link that leads on; `MoreLink` is one with an arrow at its end. */
export const moreClass = 'more';
/** The class of a link that leads back; put an Arrow with `to="start"` at its beginning. */
export const backClass = 'back';
export const inlineActionClass = 'inline-action';

export function InlineAction({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(inlineActionClass, className)} />;
}
