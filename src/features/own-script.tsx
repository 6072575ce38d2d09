import type { ReactNode } from 'react'
import { useApp } from '#src/app/context.ts'

/**
 * A name or an address as the directory has it: isolated from the direction around it, and marked as English where an Arabic
 * page has only the Latin spelling, so that fonts and screen readers take it for what it is. `text` decides where the
 * children are more than the text itself.
 */
export function OwnScript({
  children,
  text = typeof children === 'string' ? children : '',
}: {
  children: ReactNode
  text?: string
}) {
  const { language } = useApp().locale
  return <bdi {...(language === 'ar' && isLatin(text) ? { lang: 'en' } : {})}>{children}</bdi>
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text)
