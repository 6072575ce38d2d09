import { Link } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { textLink } from '#src/ui/button.css.ts'
import { IconButton } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useConsole } from '#console/console-context.ts'
import { useWords } from '#console/draft/use-words.ts'
import { isolated } from '#console/isolated.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import * as css from '../content.css.ts'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { spokenIn } from './offered.ts'
import { titleOf, type ContentEntry } from './read-entries.ts'
import { useEntryFacts } from './use-entry-facts.ts'
import { useStage, type Staged } from './use-stage.ts'

type Props = { entry: ContentEntry; /** The one that stands before it. */ above: ContentEntry | undefined }

/** An entry in its list: what it says, where it shows, what it lacks and what is not published of it. */
export function EntryRow({ entry, above }: Props) {
  const intl = useIntl()
  const { language, dates } = useConsole()
  const { draft, mayEdit } = useSettings()
  const { page } = useEntries()
  const { languageName } = useWords()
  const facts = useEntryFacts(entry)
  const isRemoved = entry.fields.size === 0
  const lacking = isRemoved ? [] : spokenIn(draft).filter((each) => !entry.languages.includes(each))
  const raise = useStage(() => (above ? swapped(entry, above) : []))
  const title = titleOf(entry, page, language)
  return (
    <li className={css.card}>
      <div className={css.head}>
        <Link
          to="/content/$part/$entry"
          params={{ part: page, entry: entry.name }}
          className={textLink}
          aria-label={intl.formatMessage(messages.open, { name: isolated(title) })}
        >
          <bdi className={css.name}>{title}</bdi>
        </Link>
        {entry.isPublished ? null : <Badge tone="tint">{intl.formatMessage(messages.fresh)}</Badge>}
        {entry.isPublished && entry.isChanged && !isRemoved ? (
          <Badge tone="tint">{intl.formatMessage(messages.changed)}</Badge>
        ) : null}
        {lacking.length > 0 ? (
          <Badge tone="warning">
            {intl.formatMessage(messages.lacks, {
              languages: new Intl.ListFormat(dates.intl).format(lacking.map(languageName)),
            })}
          </Badge>
        ) : null}
        {mayEdit && above && isBeside(entry, above) ? (
          <span className={css.end}>
            <IconButton
              icon={ArrowUp}
              label={intl.formatMessage(messages.up, { name: isolated(title) })}
              onClick={() => void raise.press()}
            />
          </span>
        ) : null}
      </div>
      <Text as="p" size="1" tone="quiet">
        {isRemoved ? intl.formatMessage(messages.removed) : facts.join(' · ')}
      </Text>
      <PressNotice refusal={raise.refusal} />
    </li>
  )
}

/** Whether two banners stand in one place, one after the other. */
const isBeside = (entry: ContentEntry, above: ContentEntry) =>
  entry.at.startsWith('/banners/') &&
  ['bpid', 'country', 'platform'].every(
    (field) =>
      entry.fields.has(`${entry.at}/${field}`) &&
      entry.fields.get(`${entry.at}/${field}`) === above.fields.get(`${above.at}/${field}`),
  )

/** Two banners in each other's place. */
function swapped(entry: ContentEntry, above: ContentEntry): Staged[] {
  const position = ({ at, fields }: ContentEntry) => ({
    pointer: `${at}/position`,
    value: fields.get(`${at}/position`),
  })
  const [own, other] = [position(entry), position(above)]
  // Of two with the same place the name decides.
  const next = own.value === other.value ? Number(other.value) + 1 : own.value
  return [
    { pointer: own.pointer, held: { value: other.value }, expected: { value: own.value } },
    { pointer: other.pointer, held: { value: next }, expected: { value: other.value } },
  ]
}
