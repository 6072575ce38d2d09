import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ShownBlock } from '#src/queries/content.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Part } from '../part.tsx'
import { Picture } from './picture.tsx'
import { messages } from './tenant-blocks.messages.ts'
import * as css from '../tenant-blocks.css.ts'

/** Quotations in a row that is scrolled by touch, wheel, keys or buttons, and never moves by itself. */
export function TestimoniesBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const intl = useIntl()
  const id = useId()
  const line = useRef<HTMLUListElement>(null)
  // Until it is measured it is assumed to overflow: on a phone it always does.
  const hasMore = useOverflows(line)
  const mayScroll = hasMore ?? items.length > 1
  if (items.length === 0) return null
  const turn = (sign: 1 | -1) => {
    const { current } = line
    if (!current) return
    // Scrolling is reversed where the text direction is.
    const forward = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollBy({ left: sign * forward * current.clientWidth * 0.8 })
  }
  return (
    <Part
      heading={heading ?? intl.formatMessage(messages.testimonies)}
      body={body}
      band
      screen={screen}
      end={
        <div className={hasMore ? css.turn : `${css.turn} ${css.idle}`}>
          <IconButton
            icon={ChevronLeft}
            flip
            label={intl.formatMessage(messages.previous)}
            aria-controls={id}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            flip
            label={intl.formatMessage(messages.next)}
            aria-controls={id}
            onClick={() => turn(1)}
          />
        </div>
      }
    >
      {/* Where it scrolls, a keyboard must reach it: the arrow keys then move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={line} id={id} className={css.voices} tabIndex={mayScroll ? 0 : undefined}>
        {items.map(({ title, body: words, image }) => (
          <li key={title} className={css.voice}>
            <figure className={css.quote}>
              <blockquote>
                <Text as="p" size="3">
                  {words ?? title}
                </Text>
              </blockquote>
              {words ? (
                <figcaption className={css.speaker}>
                  {image === undefined ? null : <Picture src={image} form="face" />}
                  {title}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Whether a row overflows; undefined until it is measured. */
function useOverflows(line: { readonly current: Element | null }): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>()
  useEffect(() => {
    const { current } = line
    if (!current) return
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth + 1))
    observer.observe(current)
    return () => observer.disconnect()
  }, [line])
  return overflows
}
