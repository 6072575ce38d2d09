import { Smartphone } from 'lucide-react'
import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentButton } from '#src/features/content-link/content-anchor.tsx'
import { promptInstall } from '#src/features/install/install-prompt.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button } from '#src/ui/button.tsx'
import { Part } from '../part.tsx'
import { messages } from './tenant-blocks.messages.ts'
import * as css from '../tenant-blocks.css.ts'

/**
 * Installation of the app: the browser's own prompt where it has one, else the page that explains it; and app stores where there are any.
 */
export function AppsBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const intl = useIntl()
  const links = useLinks()
  const targetOf = useContentTarget()
  const go = useGo()
  const shops = items.flatMap(({ title, href }) => {
    const target = targetOf(href)
    return target ? [{ title, target }] : []
  })
  const install = async () => {
    if ((await promptInstall()) === 'none') go(links.path('install'))
  }
  return (
    <Part screen={screen} hiddenWhenInstalled>
      <div className={`${css.panel} ${css.tinted} ${css.panelWide}`}>
        <div className={css.panelWords}>
          {heading ? <h2>{heading}</h2> : null}
          {body ? <p className={css.lines}>{body}</p> : null}
          <div className={css.actions}>
            <Button icon={Smartphone} onClick={() => void install()}>
              {intl.formatMessage(messages.install)}
            </Button>
            {shops.map(({ title, target }) => (
              <ContentButton key={title} to={target} tone="secondary">
                {title}
              </ContentButton>
            ))}
          </div>
        </div>
        <div className={css.appSide} aria-hidden="true">
          <img
            className={css.appIcon}
            src={links.bare('icons/icon-192.png')}
            alt=""
            width={104}
            height={104}
            loading="lazy"
          />
        </div>
      </div>
    </Part>
  )
}
