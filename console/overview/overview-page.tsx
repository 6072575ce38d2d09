import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  ChartColumn,
  ClipboardList,
  Eye,
  History,
  Images,
  KeyRound,
  Languages,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { textLink } from '#src/ui/button.css.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { icon, row, rows, words } from '#src/ui/rows.css.ts'
import { useConsole } from '../console-context.ts'
import { messages as content } from '../content/place.messages.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { isolated } from '../isolated.ts'
import { messages as preview } from '../preview/preview.messages.ts'
import { roleNames } from '../roles/role-words.ts'
import { addressOfGroup, groupNames } from '../settings/group-names.ts'
import { messages as groups } from '../settings/groups.messages.ts'
import { useSession } from '../session/use-session.ts'
import { IssueSummary } from '../settings/issue-summary.tsx'
import { messages as shell } from '../shell/shell.messages.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { messages } from './overview.messages.ts'

const entries = [
  { to: '/content', label: content.content, detail: messages.content, drawing: Languages },
  { to: '/files', label: groups.files, detail: messages.files, drawing: Images },
  { to: '/preview', label: preview.heading, detail: preview.lead, drawing: Eye },
  { to: '/figures', label: shell.figures, detail: messages.figures, drawing: ChartColumn },
  { to: '/history', label: groups.history, detail: messages.history, drawing: History },
  { to: '/people', label: shell.people, detail: messages.people, drawing: UsersRound },
  { to: '/activity', label: shell.activity, detail: messages.activity, drawing: ClipboardList },
  { to: '/my-sign-in', label: shell.own, detail: messages.own, drawing: KeyRound },
] as const

/** From so few on somebody should make new recovery codes. */
const few = 3

/** The first page: who one is here, what waits to be published, and where everything is. */
export function OverviewPage() {
  const intl = useIntl()
  const { brand, app, api } = useConsole()
  const { name, role, recovery_codes_left: left } = useSession()
  const draft = useQuery(draftQuery(api))
  useTitle(intl.formatMessage(shell.overview))
  return (
    <>
      <div>
        <h1>{intl.formatMessage(messages.hello, { name: isolated(name) })}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.role, {
            brand: isolated(brand),
            role: intl.formatMessage(roleNames[role]),
          })}
        </Text>
      </div>
      {left <= few ? (
        <Note
          kind="warning"
          title={intl.formatMessage(messages.fewCodes, { count: left })}
          actions={
            <Link to="/my-sign-in" className={textLink}>
              {intl.formatMessage(messages.newCodes)}
            </Link>
          }
        />
      ) : null}
      <Loaded query={draft}>
        {(read) => (
          <>
            <DraftStrip draft={read} />
            <IssueSummary draft={read} />
          </>
        )}
      </Loaded>
      <ul className={rows}>
        {groupNames.map(({ group, label, lead, icon: drawing }) => (
          <li key={group}>
            <Link {...addressOfGroup(group)} className={row}>
              <EntryWords {...{ label, detail: lead, drawing }} />
            </Link>
          </li>
        ))}
        {entries.map(({ to, label, detail, drawing }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <EntryWords {...{ label, detail, drawing }} />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <a href={app} className={textLink}>
          {intl.formatMessage(messages.app)}
        </a>
      </p>
    </>
  )
}

/** What stands in a row: its drawing, its name, and what is there. */
function EntryWords({
  label,
  detail,
  drawing,
}: {
  label: MessageDescriptor
  detail: MessageDescriptor
  drawing: LucideIcon
}) {
  const intl = useIntl()
  return (
    <>
      <span className={icon}>
        <Icon of={drawing} />
      </span>
      <span className={words}>
        <Stack as="span" gap={1}>
          <Text weight="strong">{intl.formatMessage(label)}</Text>
          <Text size="1" tone="quiet">
            {intl.formatMessage(detail)}
          </Text>
        </Stack>
      </span>
    </>
  )
}
