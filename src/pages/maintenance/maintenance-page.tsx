import { useState, type FormEvent } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { isUnknownAddress, neutralTenant } from '#src/context/neutral-init.ts'
import { Logo } from '#src/shell/logo.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { isBack, startAddress } from './is-back.ts'
import * as styles from './maintenance.css.ts'
import { messages } from './maintenance.messages.ts'

/**
 * Shown where the tenant has no configuration (R03, S04): it needs none itself, and has the tenant's theme where that is known.
 * Without a tenant it does not promise a return. The button checks whether the service is back; without scripts it is an
 * ordinary form that opens home. In place of a page that could not be made it is a link to that page.
 */
export function MaintenancePage() {
  const intl = useIntl()
  const app = useApp()
  const isUnknown = isUnknownAddress(app)
  const [found, setFound] = useState<'unasked' | 'asking' | 'not yet'>('unasked')
  const retry = (event: FormEvent) => {
    event.preventDefault()
    if (found === 'asking') return
    setFound('asking')
    const address = startAddress(app, window.location.search)
    void isBack(address).then((isThere) => {
      if (isThere) window.location.replace(address)
      else setFound('not yet')
    })
  }
  return (
    <>
      {app.tenant === neutralTenant ? null : (
        <div className={styles.head}>
          <Logo />
        </div>
      )}
      <EmptyState
        picture="tools"
        heading="h1"
        title={intl.formatMessage(isUnknown ? messages.noTenantTitle : messages.title)}
        actions={
          app.isStandIn ? (
            <LinkButton href="">{intl.formatMessage(messages.action)}</LinkButton>
          ) : (
            <form action={`${app.basePath}/`} onSubmit={retry}>
              {app.keyInUrl ? <input type="hidden" name="key" value={app.tenant} /> : null}
              <Button type="submit" busy={found === 'asking'}>
                {intl.formatMessage(messages.action)}
              </Button>
            </form>
          )
        }
      >
        {intl.formatMessage(isUnknown ? messages.noTenantBody : messages.body)}
        {app.init.capabilities.empty ? <p>{intl.formatMessage(messages.operator)}</p> : null}
      </EmptyState>
      <p role="status" className={styles.answer}>
        {found === 'not yet' ? intl.formatMessage(messages.still) : null}
      </p>
    </>
  )
}
