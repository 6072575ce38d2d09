import { ShieldCheck } from 'lucide-react'
import type { LinkedSite, LinkedWays } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { SiteMark } from '#src/features/social-sign-in/site-mark.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { messages } from './linked-ways.messages.ts'
import { useSiteName } from './use-site-name.ts'

type WayRowProps = {
  provider: LinkedSite
  /** Absent where the site is not linked. */
  way: LinkedWays['ways'][number] | undefined
  isBusy: boolean
  onLink: (provider: SocialProvider) => void
  onUnlink: () => void
}

/** One site, with the button that links or unlinks it; it is one button, so that the focus stays on it. */
export function WayRow({ provider, way, isBusy, onLink, onUnlink }: WayRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const site = useSiteName()(provider)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const press = () => {
    if (way) onUnlink()
    else if (provider !== 'partner') onLink(provider)
  }
  return (
    <Row
      end={
        <NetworkButton
          tone="secondary"
          size="small"
          busy={isBusy}
          aria-label={intl.formatMessage(way ? messages.unlinkOf : messages.linkOf, { site })}
          onClick={press}
        >
          {intl.formatMessage(way ? messages.unlink : messages.link)}
        </NetworkButton>
      }
    >
      <Inline>
        {provider === 'partner' ? <Icon of={ShieldCheck} /> : <SiteMark of={provider} />}
        <div>
          <bdi>{site}</bdi>
          <Text as="div" tone="quiet" size="1" numbers>
            {way
              ? intl.formatMessage(messages.since, { when: format.dayAndTime(way.linked_at, timeZone, now) })
              : intl.formatMessage(messages.notLinked)}
          </Text>
        </div>
      </Inline>
    </Row>
  )
}
