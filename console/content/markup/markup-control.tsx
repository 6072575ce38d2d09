import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-field.tsx'
import { useConsole } from '#console/console-context.ts'
import type { ControlProps } from '#console/settings/form/control.ts'
import * as css from './markup.css.ts'
import { messages } from './markup.messages.ts'
import { MarkupPreview } from './markup-preview.tsx'
import { marks, wrapSelection, type Mark } from './wrap-selection.ts'

/** How long nothing is typed before what patients will see is asked for, in milliseconds. */
const pause = 400

/** A text with marks: the markup itself, buttons for those that patients see, and what is left of it once the server has cleaned it. */
export function MarkupControl({ label, value, isRequired, isReadOnly, lang, error, onChange, onLeave }: ControlProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const text = typeof value === 'string' ? value : ''
  const put = (next: string) => onChange(next === '' && !isRequired ? undefined : next)
  const wrap = (mark: Mark) => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const marked = wrapSelection(text, area.selectionStart, area.selectionEnd, mark)
    put(marked.text)
    // Once it has the new text.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(marked.from, marked.to)
    })
  }
  return (
    <div ref={box} className={css.box}>
      {isReadOnly ? null : (
        <div role="group" aria-label={intl.formatMessage(messages.tools, { label })} className={css.tools}>
          {marks.map((mark) => (
            <Button key={mark} tone="secondary" size="small" onClick={() => wrap(mark)}>
              {intl.formatMessage(messages[mark])}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        {...{ label, error, lang }}
        dir="auto"
        rows={10}
        readOnly={isReadOnly}
        hint={intl.formatMessage(messages.hint)}
        value={text}
        onChange={put}
        onBlur={onLeave}
      />
      <Cleaned text={text} lang={lang} />
    </div>
  )
}

function Cleaned({ text, lang }: { text: string; lang: string | undefined }) {
  const intl = useIntl()
  const { api } = useConsole()
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const cleaned = useQuery({
    queryKey: ['markup', asked],
    queryFn: () => api('cleanMarkup', { body: { html: asked } }),
    enabled: asked !== '',
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: (before) => before,
  })
  if (asked === '' || !cleaned.data) return null
  return (
    <>
      <Text as="p" size="1" weight="strong">
        {intl.formatMessage(messages.preview)}
      </Text>
      <MarkupPreview html={cleaned.data.html} lang={lang} />
    </>
  )
}
