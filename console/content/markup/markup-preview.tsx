import { createElement, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import * as css from './markup.css.ts'
import { messages } from './markup.messages.ts'
import { readMarkup, type MarkupNode } from './read-markup.ts'

/** Elements that are drawn; what is another shows its text. The headings of the page begin above them. */
const drawn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'p',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'hr',
      'br',
      'strong',
      'em',
      'small',
      'sub',
      'sup',
      'bdi',
    ].map((name) => [name, name]),
  ),
  ...Object.fromEntries(['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((name) => [name, name])),
  ...{ h2: 'h5', h3: 'h6', h4: 'h6', figure: 'figure', figcaption: 'figcaption' },
}

/** Cleaned markup as patients see it. Links lead nowhere, and a picture is what it shows in words. */
export function MarkupPreview({ html, lang }: { html: string; lang: string | undefined }) {
  const intl = useIntl()
  const draw = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return node
    const { name, href, alt, children, ...mark } = node
    if (name === 'img')
      return (
        <span key={key} className={css.picture}>
          {intl.formatMessage(messages.picture, { words: alt ?? '' })}
        </span>
      )
    if (name === 'a')
      return (
        <span key={key} className={css.link} title={href}>
          {children.map(draw)}
        </span>
      )
    const inner = children.length > 0 ? children.map(draw) : undefined
    return createElement(drawn[name] ?? 'span', { key, ...mark }, inner)
  }
  return (
    <div lang={lang} dir="auto" className={css.preview}>
      {readMarkup(html).map(draw)}
    </div>
  )
}
