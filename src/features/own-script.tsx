import type { ReactNode } from 'react'
import { useApp } from '#src/app/context.ts'

/**
 * A name or an address as the directory has it: isolated from the direction around it, and marked as English where an Arabic
 * page has only the Latin spelling, as Arabic where another page has that, so that fonts and screen readers take it for what
 * it is. `text` decides where the children are more than the text itself.
 */
export function OwnScript({
  children,
  text = typeof children === 'string' ? children : '',
}: {
  children: ReactNode
  text?: string
}) {
  const { language } = useApp().locale
  const own = arabic.test(text) ? 'ar' : latin.test(text) ? 'en' : undefined
  const isOther = own !== undefined && (own === 'ar') !== (language === 'ar')
  return <bdi {...(isOther ? { lang: own } : {})}>{children}</bdi>
}

const latin = /\p{Script=Latin}/u
const arabic = /\p{Script=Arabic}/u
