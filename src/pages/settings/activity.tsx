import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventLimits, type AccountEventKind } from '#contract/settings'
import { useApp } from '#src/context/app-context.ts'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import { keptEvents } from '#src/session/to-own-copies.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { useDeviceName } from './device-name.ts'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'

/** What was done with the account lately, so that a patient notices what was not them. */
export function Activity() {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const nameOf = useDeviceName()
  const [isWhole, setWhole] = useState(false)
  const { shown: events, missing } = useOrKept('events', useQuery(eventsQuery(useApp())))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Section
      heading={intl.formatMessage(messages.activity)}
      lead={intl.formatMessage(messages.activityLead, { days: eventLimits.days })}
    >
      {missing}
      {events?.length === 0 ? <Text as="p">{intl.formatMessage(messages.noActivity)}</Text> : null}
      {events?.length ? (
        <Rows label={intl.formatMessage(messages.activity)}>
          {events.slice(0, isWhole ? undefined : keptEvents).map((event, index) => (
            <Row key={`${event.at} ${index}`}>
              <div>{intl.formatMessage(eventMessages[event.kind])}</div>
              <Text as="div" tone="quiet" size="1" numbers>
                {format.dayAndTime(event.at, timeZone, now)} · <bdi>{event.facility ?? nameOf(event)}</bdi>
              </Text>
            </Row>
          ))}
        </Rows>
      ) : null}
      {events && events.length > keptEvents && !isWhole ? (
        <div>
          <Button tone="secondary" onClick={() => setWhole(true)}>
            {intl.formatMessage(messages.allActivity, { count: events.length })}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}

const eventMessages: Record<AccountEventKind, MessageDescriptor> = {
  signed_up: messages.signedUp,
  signed_in: messages.signedIn,
  signed_out: messages.signedOutEvent,
  session_ended: messages.sessionEnded,
  session_stolen: messages.sessionStolen,
  password_set: messages.passwordSet,
  password_changed: messages.passwordChanged,
  password_reset: messages.passwordReset,
  phone_changed: messages.phoneChanged,
  email_changed: messages.emailChanged,
  passkey_added: messages.passkeyAdded,
  passkey_removed: messages.passkeyRemoved,
  passkey_refused: messages.passkeyRefused,
  way_linked: messages.wayLinked,
  way_unlinked: messages.wayUnlinked,
  profile_changed: messages.profileChanged,
  consent_asked: messages.consentAsked,
  consent_given: messages.consentGiven,
  consent_refused: messages.consentRefused,
  consent_revoked: messages.consentRevoked,
  agreement_given: messages.agreementGiven,
  agreement_withdrawn: messages.agreementWithdrawn,
  relative_added: messages.relativeAdded,
  relative_changed: messages.relativeChanged,
  relative_removed: messages.relativeRemoved,
  document_added: messages.documentAdded,
  document_changed: messages.documentChanged,
  document_removed: messages.documentRemoved,
  document_opened: messages.documentOpened,
  language_changed: messages.languageChanged,
  notifications_changed: messages.notificationsChanged,
  data_downloaded: messages.dataDownloaded,
  deletion_asked: messages.deletionAsked,
  deletion_withdrawn: messages.deletionWithdrawn,
  practice_read: messages.practiceRead,
}
