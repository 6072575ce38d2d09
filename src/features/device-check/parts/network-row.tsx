import { Wifi } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { messages } from '../device-check.messages.ts'
import { useNetworkEstimate } from './use-network-estimate.ts'
import * as css from '../device-check.css.ts'

const words = {
  good: messages.networkGood,
  fair: messages.networkFair,
  weak: messages.networkWeak,
  none: messages.networkNone,
}

/** How the network may be, with no more certainty than a short test has. */
export function NetworkRow() {
  const intl = useIntl()
  const { estimate, measure } = useNetworkEstimate()
  return (
    <Row icon={Wifi}>
      <div className={css.row}>
        <div className={css.line}>
          <span className={css.grow}>{intl.formatMessage(messages.network)}</span>
          {estimate ? <TextButton onClick={measure}>{intl.formatMessage(messages.testAgain)}</TextButton> : null}
        </div>
        <div role="status">
          <Text as="p" size="1" tone="quiet">
            {intl.formatMessage(estimate ? words[estimate] : messages.networkMeasuring)}
          </Text>
        </div>
      </div>
    </Row>
  )
}
