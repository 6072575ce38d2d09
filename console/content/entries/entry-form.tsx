import { Link } from '@tanstack/react-router'
import { useIntl } from '#src/i18n/use-intl.ts'
import { textLink } from '#src/ui/button.css.ts'
import { Text } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '#console/console-context.ts'
import { isolated } from '#console/isolated.ts'
import * as form from '#console/settings/form/form.css.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import { messages as parts } from '../content.messages.ts'
import { useHashField } from '../use-hash-field.ts'
import { EntryRemoval } from './entry-removal.tsx'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { kinds, isDrawn } from './kinds.ts'
import { LanguagesBar } from './languages-bar.tsx'
import { marketsIn } from './offered.ts'
import { readEntries, titleOf } from './read-entries.ts'
import { SharedField } from './shared-field.tsx'
import { TextRow } from './text-row.tsx'
import { useEntryFacts, zoneOf } from './use-entry-facts.ts'

/** The form of one banner, article, page of text or block: its languages beside each other. */
export function EntryForm({ name }: { name: string }) {
  const intl = useIntl()
  const { draft } = useSettings()
  const { page } = useEntries()
  const entry = readEntries(draft, page).find((each) => each.name === name)
  return (
    <>
      <p>
        <Link to="/content/$part" params={{ part: page }} className={textLink}>
          {intl.formatMessage(parts.back)}
        </Link>
      </p>
      {entry ? <Fields {...{ entry }} /> : <EmptyState title={intl.formatMessage(parts.unknown)} />}
    </>
  )
}

function Fields({ entry }: { entry: ReturnType<typeof readEntries>[number] }) {
  const intl = useIntl()
  const { language } = useConsole()
  const { draft } = useSettings()
  const { page, contents } = useEntries()
  const facts = useEntryFacts(entry)
  useHashField()
  const { shared, texts, languagesAt } = kinds[page]
  const { at, fields, name } = entry
  const timeZone = zoneOf(fields, at, contents.time_zones, marketsIn(draft)[0])
  const isRemoved = fields.size === 0
  const valuesOf = (field: string) =>
    entry.languages
      .map((each) => fields.get(`${at}${languagesAt}/${each}/${field}`))
      .filter((value) => value !== undefined)
  const [kind] = valuesOf('kind')
  const shown = texts.filter((field) => page !== 'blocks' || isDrawn(field, kind) || valuesOf(field).length > 0)
  return (
    <>
      <div>
        <h2>
          <bdi>{titleOf(entry, page, language)}</bdi>
        </h2>
        <Text as="p" size="1" tone="quiet">
          {page === 'documents'
            ? intl.formatMessage(messages.pageHint, { address: isolated(`/documents/${name}`) })
            : facts.join(' · ')}
        </Text>
      </div>
      {isRemoved ? null : (
        <>
          {shared.length > 0 ? (
            <section className={form.section}>
              <h3>{intl.formatMessage(messages.everywhere)}</h3>
              <div className={form.texts}>
                {shared.map((field) => (
                  <SharedField key={field} {...{ field, timeZone }} pointer={`${at}/${field}`} />
                ))}
              </div>
            </section>
          ) : null}
          <section className={form.section}>
            <h3>{intl.formatMessage(messages.texts)}</h3>
            <LanguagesBar entry={entry} />
            {shown.map((field) => (
              <TextRow key={field} {...{ field, entry }} />
            ))}
          </section>
        </>
      )}
      <EntryRemoval entry={entry} />
    </>
  )
}
