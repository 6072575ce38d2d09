import { useId, type ReactNode } from 'react'
import { Wrap } from '#src/ui/layout.tsx'
import type { ForScreen } from '#src/queries/variants.ts'
import * as css from './tenant-blocks.css.ts'

export type PartProps = ForScreen & {
  heading?: string | undefined
  body?: string | undefined
  band?: boolean
  /** Beside the heading. */
  end?: ReactNode
  /** Name of a part without a heading. */
  label?: string
  /** Hidden where the app was opened from the home screen. */
  hiddenWhenInstalled?: boolean
  children: ReactNode
}

/** A part of the page under a heading. */
export function Part({ heading, body, band, end, label, screen, hiddenWhenInstalled, children }: PartProps) {
  const id = useId()
  const names = [band ? css.band : css.part, screen && css.screens[screen], hiddenWhenInstalled && css.app]
  return (
    <section
      className={names.filter(Boolean).join(' ')}
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : label}
    >
      <Wrap>
        {heading || body ? (
          <div className={css.head}>
            <div className={css.intro}>
              {heading ? <h2 id={id}>{heading}</h2> : null}
              {body ? <p className={css.lines}>{body}</p> : null}
            </div>
            {end}
          </div>
        ) : null}
        {children}
      </Wrap>
    </section>
  )
}
