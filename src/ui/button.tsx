import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { button, iconButton, textLink } from './button.css.ts'
import { Icon } from './icon.tsx'
import { Anchor, type AnchorProps } from './link.tsx'
import type { Native } from './native.ts'

type Look = {
  /** One primary button per screen. */
  tone?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'bar' | 'large'
  /** As wide as its container. */
  block?: boolean
  icon?: LucideIcon
  /** After the text; mirrored with the direction of the text. */
  iconEnd?: LucideIcon
  children: ReactNode
}

export type ButtonProps = Look & Native<'button'> & { busy?: boolean }

/** A button with text. While `busy` it keeps its place, says so to assistive technology, and ignores presses. */
export function Button({
  tone,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={button({ tone, size, block })}
      onClick={ignoreWhileBusy}
    >
      <Content {...{ icon, iconEnd, children }} />
    </button>
  )
}

export type LinkButtonProps = Look & Omit<AnchorProps, 'className' | 'style' | 'children'>

/** A link that looks like a button, for navigation. */
export function LinkButton({ tone, size, block, icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={button({ tone, size, block })}>
      <Content {...{ icon, iconEnd, children }} />
    </Anchor>
  )
}

export type IconButtonProps = Native<'button'> & { label: string; icon: LucideIcon; flip?: boolean }

/** A button with only an icon; the label is read aloud. */
export function IconButton({ label, icon, flip = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton}>
      <Icon of={icon} flip={flip} />
    </button>
  )
}

/** The same for navigation. */
export function IconLink({
  label,
  icon,
  flip = false,
  ...rest
}: Omit<AnchorProps, 'className' | 'style' | 'children'> & Pick<IconButtonProps, 'label' | 'icon' | 'flip'>) {
  return (
    <Anchor {...rest} aria-label={label} className={iconButton}>
      <Icon of={icon} flip={flip} />
    </Anchor>
  )
}

/** A link in or after text, tall enough for a thumb. */
export function TextLink({
  icon,
  children,
  ...rest
}: Pick<LinkButtonProps, 'icon' | 'children'> & Omit<AnchorProps, 'className' | 'style' | 'children'>) {
  return (
    <Anchor {...rest} className={textLink}>
      {icon ? <Icon of={icon} size="small" /> : null}
      {children}
    </Anchor>
  )
}

/** A button that reads like a link, for small actions beside text. */
export function TextButton({
  icon,
  type = 'button',
  children,
  ...rest
}: Native<'button'> & Pick<Look, 'icon' | 'children'>) {
  return (
    <button {...rest} type={type} className={textLink}>
      {icon ? <Icon of={icon} size="small" /> : null}
      {children}
    </button>
  )
}

function Content({
  icon,
  iconEnd,
  children,
}: {
  icon: LucideIcon | undefined
  iconEnd: LucideIcon | undefined
  children: ReactNode
}) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {iconEnd ? <Icon of={iconEnd} flip /> : null}
    </>
  )
}
