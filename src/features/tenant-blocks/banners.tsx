import { useIntl } from '#src/i18n/use-intl.ts'
import type { ShownBanner } from '#src/queries/content.ts'
import { Panel } from './parts/panel.tsx'
import { Part } from './part.tsx'
import { messages } from './parts/tenant-blocks.messages.ts'
import * as css from './tenant-blocks.css.ts'

/**
 * The banners of a placement, one wide or several beside each other. Content for phones and desktops is rendered once; CSS
 * shows what fits the screen, and pictures of hidden parts are never requested, since they load lazily.
 */
export function Banners({ banners }: { banners: readonly ShownBanner[] }) {
  const intl = useIntl()
  if (banners.length === 0) return null
  const screens = (['phone', 'desk'] as const).filter((screen) => banners.some((banner) => banner.screen === screen))
  const groups = screens.length === 0 ? [undefined] : (['phone', 'desk'] as const)
  return groups.map((screen) => {
    const shown = banners.filter((banner) => screen === undefined || (banner.screen ?? screen) === screen)
    if (shown.length === 0) return null
    return (
      <Part key={screen ?? 'all'} screen={screen} label={intl.formatMessage(messages.banners)}>
        <div className={css.row}>
          {shown.map(({ id, title, body, action, href, image, image_alt }) => (
            <Panel
              key={id}
              heading={title}
              body={body}
              image={image}
              image_alt={image_alt}
              narrow={shown.length > 1}
              {...(action !== undefined && href !== undefined ? { items: [{ title: action, href }] } : { href })}
            />
          ))}
        </div>
      </Part>
    )
  })
}
