import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor, ContentButton } from '#src/features/content-link/content-anchor.tsx'
import type { ShownBlock } from '#src/queries/content.ts'
import { Picture } from './picture.tsx'
import * as css from '../tenant-blocks.css.ts'

export type PanelProps = {
  heading?: string | undefined
  body?: string | undefined
  image?: string | undefined
  image_alt?: string | undefined
  items?: ShownBlock['items'] | undefined
  tone?: 'accent' | 'tint' | undefined
  /** One of several beside each other: its picture is above its text. */
  narrow?: boolean
  large?: boolean
  /** Address of the whole panel, where nothing in it is a link. */
  href?: string | undefined
}

/** Text and up to two links, with a picture where there is one. */
export function Panel({ heading, body, image, image_alt, items, tone, narrow, large, href }: PanelProps) {
  const targetOf = useContentTarget()
  const whole = targetOf(href)
  const targets = (items ?? []).flatMap(({ title, href: to }) => {
    const target = targetOf(to)
    return target ? [{ title, target }] : []
  })
  const isBesidePicture = image !== undefined && !narrow
  const shape = isBesidePicture ? css.panelPicture : !narrow && targets.length > 0 && css.panelWide
  const buttons = targets.slice(0, 2).map(({ title, target }, index) => (
    <ContentButton key={title} to={target} tone={index === 0 ? 'primary' : 'secondary'}>
      {title}
    </ContentButton>
  ))
  return (
    <div className={[css.panel, tone === 'tint' && css.tinted, shape].filter(Boolean).join(' ')}>
      <div className={css.panelWords}>
        {heading ? (
          <h2 className={large ? css.large : undefined}>
            {whole ? (
              <ContentAnchor to={whole} className={css.stretched}>
                {heading}
              </ContentAnchor>
            ) : (
              heading
            )}
          </h2>
        ) : null}
        {body ? <p className={css.lines}>{body}</p> : null}
        {buttons.length > 0 && shape !== css.panelWide ? <div className={css.actions}>{buttons}</div> : null}
      </div>
      {buttons.length > 0 && shape === css.panelWide ? <div className={css.panelAction}>{buttons}</div> : null}
      {image === undefined ? null : (
        <div className={narrow ? css.aboveWords : css.first}>
          <Picture src={image} alt={image_alt} form={narrow ? 'wide' : 'column'} />
        </div>
      )}
    </div>
  )
}
