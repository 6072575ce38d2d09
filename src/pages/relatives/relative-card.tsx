import { lazy, Suspense } from 'react'
import { Pencil } from 'lucide-react'
import type { Appointment } from '#contract/appointment'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { messages as keptMessages } from '#src/features/own-forms/kept-change.messages.ts'
import { VisitRows } from '#src/features/own-visits/visit-rows.tsx'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import type { KeptDetails } from '#src/queries/own-relative-details.ts'
import { useLinks } from '#src/routes/links.ts'
import { useGo } from '#src/routes/go.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button, IconLink } from '#src/ui/button.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { KeptRemoval } from './kept-removal.tsx'
import { nameOf } from './name-of.ts'
import { messages } from './relatives.messages.ts'
import { useFacts } from './use-facts.ts'
import * as css from './relatives.css.ts'

/** Of adults who have not agreed yet. */
const ConsentNote = lazy(() => import('./consent-note.tsx'))

type Props = {
  relative: Relative
  /** What waits on this device to be changed of them. */
  kept: KeptDetails
  visit: Appointment | undefined
  /** Whether their removal waits on this device to be sent. */
  isRemovalKept: boolean
}

/** One relative: who they are to the patient, how old, and the next visit that is booked for them. */
export function RelativeCard({ relative: saved, kept, visit, isRemovalKept }: Props) {
  const intl = useIntl()
  const links = useLinks()
  const relative = withChange(saved, composeChanges(kept.waiting))
  const name = nameOf(relative)
  const { consent } = relative
  return (
    <li>
      <Panel>
        <Stack gap={4}>
          <div className={css.head}>
            <Avatar name={name} size="small" />
            <div className={css.who}>
              <h2 className={css.name}>
                <bdi>{name}</bdi>
              </h2>
              <Text as="p" tone="quiet" numbers>
                {useFacts(relative).join(' · ')}
              </Text>
              <KeptBadge kept={kept} />
            </div>
            <IconLink
              icon={Pencil}
              href={links.path('dashboard/relatives', { person: relative.id })}
              label={intl.formatMessage(messages.edit, { name })}
            />
          </div>
          {visit ? <VisitRows label={intl.formatMessage(messages.visits, { name })} visits={[visit]} /> : null}
          {isRemovalKept ? (
            <KeptRemoval relative={relative} />
          ) : consent && !canBookFor(relative) ? (
            <Suspense>
              <ConsentNote relative={relative} consent={consent} />
            </Suspense>
          ) : (
            <div>
              <BookFor relative={relative} />
            </div>
          )}
        </Stack>
      </Panel>
    </li>
  )
}

/** That something of them is not sent yet, or the patient has to decide: their form says what. */
function KeptBadge({ kept: { waiting, parked } }: { kept: KeptDetails }) {
  const intl = useIntl()
  if (parked.length > 0) return <Badge tone="warning">{intl.formatMessage(keptMessages.elsewhere)}</Badge>
  return waiting.length > 0 ? <Badge tone="warning">{intl.formatMessage(keptMessages.waiting)}</Badge> : null
}

/** To the search, with this relative chosen for what is booked next. */
function BookFor({ relative: { id, first_name: name } }: { relative: Relative }) {
  const intl = useIntl()
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  const choose = async () => {
    await sessionStore(tenant).bookFor({ relativeId: id, name })
    go(links.results())
  }
  return (
    <Button tone="soft" onClick={() => void choose()}>
      {intl.formatMessage(messages.bookFor, { name })}
    </Button>
  )
}
