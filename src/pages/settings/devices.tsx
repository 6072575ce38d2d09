import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import type { SignedInDevice } from '#contract/settings'
import { useApp } from '#src/context/app-context.ts'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useLeave } from '#src/features/unsent-changes/use-leave.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { devicesQuery, eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import type { DeviceCopy } from '#src/session/to-own-copies.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useDeviceName } from './device-name.ts'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'
import { useRefused } from './use-refused.ts'
import * as css from './settings.css.ts'

type Ended = { id: string } | { which: 'others' }

/** Where the patient is signed in, with a sign-out of each device, of all others and of every one (C18). */
export function Devices() {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const refused = useRefused()
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const { shown, missing } = useOrKept('devices', useQuery(devicesQuery(app)))
  const ending = useMutation({
    mutationFn: async (ended: Ended) => {
      const settings = await settingsOf(app)
      return 'id' in ended ? settings.endDevice(ended.id) : settings.endDevices(ended)
    },
    onSuccess: () => {
      toast(intl.formatMessage(messages.signedOut))
      // The pressed button goes with its device.
      list.current?.focus()
    },
    onError: refused,
    onSettled: () =>
      Promise.all(
        [devicesQuery(app), eventsQuery(app)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
  // What waits on this device goes with the session, which is asked about first.
  const { leave, question, isBusy } = useLeave(async () => {
    const settings = await settingsOf(app)
    await settings.endDevices({ which: 'all' }).catch((failure: unknown) => {
      refused(failure)
      throw failure
    })
  })
  return (
    <Section heading={intl.formatMessage(messages.devices)} lead={intl.formatMessage(messages.devicesLead)}>
      {missing}
      {shown ? (
        <div ref={list} tabIndex={-1} className={css.list}>
          <Rows label={intl.formatMessage(messages.devices)}>
            {shown.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isBusy={ending.isPending && 'id' in ending.variables && ending.variables.id === device.id}
                onEnd={() => ending.mutate({ id: device.id })}
              />
            ))}
          </Rows>
        </div>
      ) : null}
      <div className={css.actions}>
        {shown && shown.length > 1 ? (
          <NetworkButton tone="secondary" busy={ending.isPending} onClick={() => ending.mutate({ which: 'others' })}>
            {intl.formatMessage(messages.endOthers)}
          </NetworkButton>
        ) : null}
        <NetworkButton tone="quiet" busy={ending.isPending || isBusy} onClick={() => void leave()}>
          {intl.formatMessage(messages.endAll)}
        </NetworkButton>
      </div>
      {question}
    </Section>
  )
}

const phones: readonly SignedInDevice['platform'][] = ['android', 'ios']

function DeviceRow({ device, isBusy, onEnd }: { device: DeviceCopy; isBusy: boolean; onEnd: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const name = useDeviceName()(device)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Row
      icon={phones.includes(device.platform) ? Smartphone : Monitor}
      end={
        device.is_current ? (
          <Badge tone="success">{intl.formatMessage(messages.here)}</Badge>
        ) : (
          <NetworkButton
            tone="secondary"
            size="small"
            busy={isBusy}
            aria-label={intl.formatMessage(messages.signOutOf, { device: name })}
            onClick={onEnd}
          >
            {intl.formatMessage(messages.signOut)}
          </NetworkButton>
        )
      }
    >
      <Stack gap={1}>
        <div>
          <bdi>{name}</bdi>
        </div>
        <Text as="div" tone="quiet" size="1" numbers>
          {device.is_current
            ? intl.formatMessage(messages.now)
            : intl.formatMessage(messages.lastSeen, { when: format.moment(device.last_seen_at, timeZone, now) })}
        </Text>
        {device.is_kept ? null : (
          <Text as="div" tone="quiet" size="1">
            {intl.formatMessage(messages.brief)}
          </Text>
        )}
      </Stack>
    </Row>
  )
}
