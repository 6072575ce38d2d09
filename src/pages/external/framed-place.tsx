import { ExternalLink } from 'lucide-react'
import { ExternalFrame } from '#src/features/external-page/external-frame.tsx'
import { messages } from '#src/features/external-page/external-page.messages.ts'
import type { ExternalPlace } from '#src/features/external-page/external-page.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from './external.css.ts'

/** A page of another site within the app. */
export function FramedPlace({ place }: { place: ExternalPlace }) {
  const intl = useIntl()
  return (
    <div className={styles.page}>
      <Wrap>
        <div className={styles.head}>
          <h1>{place.title}</h1>
          {place.host === undefined ? (
            <TextLink href={place.address} target="_blank" rel="noopener" icon={ExternalLink}>
              {intl.formatMessage(messages.ownTab)}
            </TextLink>
          ) : null}
        </div>
      </Wrap>
      <ExternalFrame place={place} isWhole />
    </div>
  )
}
