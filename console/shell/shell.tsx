import { useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import {
  ChartColumn,
  ClipboardList,
  Eye,
  History,
  House,
  Images,
  KeyRound,
  Languages,
  LogOut,
  UsersRound,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useConsole } from '../console-context.ts'
import { messages as content } from '../content/place.messages.ts'
import { usePress } from '../form/use-press.ts'
import { messages as preview } from '../preview/preview.messages.ts'
import { addressOfGroup, groupNames } from '../settings/group-names.ts'
import { messages as groups } from '../settings/groups.messages.ts'
import { leave } from '../session/session-query.ts'
import { Header } from './header.tsx'
import * as css from './shell.css.ts'
import { messages } from './shell.messages.ts'

/** The pages of the menu after those of the configuration, in its order. */
const pages = [
  { to: '/files', label: groups.files, icon: Images },
  { to: '/preview', label: preview.heading, icon: Eye },
  { to: '/figures', label: messages.figures, icon: ChartColumn },
  { to: '/history', label: groups.history, icon: History },
  { to: '/people', label: messages.people, icon: UsersRound },
  { to: '/activity', label: messages.activity, icon: ClipboardList },
  { to: '/my-sign-in', label: messages.own, icon: KeyRound },
] as const

/** What stands around every page of who is signed in. */
export function Shell() {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const main = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const last = useRef(path)
  const { isBusy, refusal, press } = usePress({
    act: async () => {
      await api('signOut')
      leave(queries, 'signed_out')
    },
  })
  useEffect(() => {
    // A screen reader begins where the new page does.
    if (last.current !== path) main.current?.focus()
    last.current = path
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])
  return (
    <>
      <a href="#main" className={css.skip}>
        {intl.formatMessage(messages.skip)}
      </a>
      <Header
        end={
          <Button tone="quiet" size="small" icon={LogOut} busy={isBusy} onClick={() => void press()}>
            <span className={css.roomyWords}>{intl.formatMessage(messages.signOut)}</span>
          </Button>
        }
      />
      <div className={css.body}>
        <nav ref={menu} className={css.nav} aria-label={intl.formatMessage(messages.sections)}>
          <Link to="/" activeOptions={{ exact: true }} className={css.link}>
            <Icon of={House} />
            {intl.formatMessage(messages.overview)}
          </Link>
          {groupNames.map(({ group, label, icon }) => (
            <Link key={group} {...addressOfGroup(group)} className={css.link}>
              <Icon of={icon} />
              {intl.formatMessage(label)}
            </Link>
          ))}
          <Link to="/content" className={css.link}>
            <Icon of={Languages} />
            {intl.formatMessage(content.content)}
          </Link>
          {pages.map(({ to, label, icon }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }} className={css.link}>
              <Icon of={icon} />
              {intl.formatMessage(label)}
            </Link>
          ))}
        </nav>
        <main id="main" ref={main} tabIndex={-1} className={css.content}>
          <PressNotice refusal={refusal} />
          <Outlet />
        </main>
      </div>
    </>
  )
}
