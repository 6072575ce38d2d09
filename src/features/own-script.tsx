import { Fragment, type ReactNode } from 'react'
import type { Language } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { markOf, scriptRuns } from './script-runs.ts'

/** Several names in a row, each isolated, so that its direction and language do not affect its neighbours. */
export function OwnScripts({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : ' · '}
      <OwnScript>{name}</OwnScript>
    </Fragment>
  ))
}

/**
 * Text from the directory: isolated from the direction around it, and marked as English where an Arabic page has only the Latin
 * spelling, as Arabic where another page has that, so that fonts and screen readers treat it correctly. `text` decides where
 * the children are more than the text itself; `language` where the script is ambiguous.
 */
export function OwnScript({
  children,
  text,
  language,
}: {
  children: ReactNode
  text?: string
  language?: Language | undefined
}) {
  const page = useApp().locale.language
  if (language && language !== page) return <bdi {...markOf(language)}>{children}</bdi>
  const runs = scriptRuns(text ?? (typeof children === 'string' ? children : ''), page)
  if (runs.length === 1) return <bdi {...runs[0]?.mark}>{children}</bdi>
  // Text in both scripts gets the page's direction, whichever comes first.
  const { dir } = markOf(page)
  if (typeof children !== 'string') return <bdi dir={dir}>{children}</bdi>
  return (
    <bdi dir={dir}>
      {runs.map((run, index) =>
        run.mark ? (
          <bdi key={index} {...run.mark}>
            {run.text}
          </bdi>
        ) : (
          <Fragment key={index}>{run.text}</Fragment>
        ),
      )}
    </bdi>
  )
}
