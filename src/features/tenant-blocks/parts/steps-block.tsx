import type { ShownBlock } from '#src/queries/content.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { blockIcon } from '../block-icon.ts'
import { Part } from '../part.tsx'
import { StepDrawing } from './step-drawing.tsx'
import * as css from '../tenant-blocks.css.ts'

/** Steps in order. The three steps of a booking have drawings; others have the tenant's icons, or numbers. */
export function StepsBlock({ block: { key, heading, body, items = [], screen } }: { block: ShownBlock }) {
  if (items.length === 0) return null
  const isBooking = key === 'how' && items.length === 3
  return (
    <Part heading={heading} body={body} band screen={screen}>
      <ol className={isBooking ? css.grid : `${css.grid} ${css.numbered}`}>
        {items.map(({ title, body: words, icon }, index) => {
          const drawing = blockIcon(icon)
          return (
            <li key={title} className={isBooking ? css.point : `${css.point} ${css.numberedStep}`}>
              {isBooking ? <StepDrawing step={index} /> : drawing ? <Icon of={drawing} size="large" /> : null}
              <h3>{title}</h3>
              {words ? (
                <Text as="p" tone="quiet">
                  {words}
                </Text>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
