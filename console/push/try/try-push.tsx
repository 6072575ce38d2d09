import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestDevice } from '#contract/console/push-test'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Note } from '#src/ui/note.tsx'
import { useConsole } from '#console/console-context.ts'
import { useWords } from '#console/draft/use-words.ts'
import { usePress } from '#console/form/use-press.ts'
import { QrCode } from '#console/second-factor/qr-code.tsx'
import { useSession } from '#console/session/use-session.ts'
import * as form from '#console/settings/form/form.css.ts'
import { Loaded } from '#console/ui/loaded.tsx'
import * as css from '../push.css.ts'
import { SendTest } from './send-test.tsx'
import { messages } from './try.messages.ts'

/** How often the page looks whether the phone is there, or has shown a message, in milliseconds. */
const every = 2000

/** A phone of one's own that shows messages of the draft. */
export function TryPush() {
  const intl = useIntl()
  const mayTry = mayAct(useSession().role, 'editor')
  return (
    <section className={form.section}>
      <div>
        <h2>{intl.formatMessage(messages.heading)}</h2>
        <p className={form.note}>{intl.formatMessage(messages.lead)}</p>
      </div>
      {mayTry ? <Phone /> : <p>{intl.formatMessage(messages.viewer)}</p>}
    </section>
  )
}

function Phone() {
  const { api } = useConsole()
  const query = useQuery({
    queryKey: ['test-device'],
    queryFn: () => api('testDevice'),
    refetchInterval: ({ state: { data } }) => (isAwaited(data) ? every : false),
  })
  return <Loaded query={query}>{(device) => <Steps device={device} />}</Loaded>
}

/** Whether something is to come that this page does not do itself; `off` ends with a publishing. */
const isAwaited = (device: TestDevice | undefined): boolean =>
  device?.state === 'off' || device?.state === 'waiting' || device?.last?.outcome === 'unreported'

function Steps({ device }: { device: TestDevice }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const { when } = useWords()
  const [address, setAddress] = useState<string>()
  const again = () => queries.invalidateQueries({ queryKey: ['test-device'] })
  const add = usePress({
    act: async () => {
      setAddress((await api('offerTestDevice')).address)
      await again()
    },
  })
  const remove = usePress({
    act: async () => {
      await api('forgetTestDevice')
      setAddress(undefined)
      await again()
    },
  })
  const { state, expires_at: expiresAt } = device
  const time = expiresAt === undefined ? '' : when(expiresAt).time
  if (state === 'off') return <Note kind="info">{intl.formatMessage(messages.off)}</Note>
  return (
    <>
      {state === 'waiting' && address !== undefined ? (
        <div className={css.check}>
          <p>{intl.formatMessage(messages.scan, { time })}</p>
          <QrCode text={address} label={intl.formatMessage(messages.picture)} />
          <a className={textLink} href={address} target="_blank" rel="noreferrer">
            {intl.formatMessage(messages.orOpen)}
          </a>
        </div>
      ) : null}
      <p role="status">
        {state === 'waiting' && address !== undefined ? intl.formatMessage(messages.waiting) : null}
        {state === 'there' ? intl.formatMessage(messages.there, { time }) : null}
      </p>
      {state === 'there' ? (
        <>
          <SendTest last={device.last} />
          <div className={css.check}>
            <PressNotice refusal={remove.refusal} />
            <Button tone="secondary" size="small" busy={remove.isBusy} onClick={() => void remove.press()}>
              {intl.formatMessage(messages.remove)}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.check}>
          <PressNotice refusal={add.refusal} />
          <Button tone="secondary" busy={add.isBusy} onClick={() => void add.press()}>
            {intl.formatMessage(messages.add)}
          </Button>
        </div>
      )}
    </>
  )
}
