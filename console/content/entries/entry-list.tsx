import { useIntl } from '#src/i18n/use-intl.ts'
import { useSettings } from '#console/settings/settings-context.ts'
import * as css from '../content.css.ts'
import { AddBlock } from './add-block.tsx'
import { AddEntry } from './add-entry.tsx'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { EntryRow } from './entry-row.tsx'
import { inOrder, readEntries } from './read-entries.ts'

/** All entries of a page in their order, and adding one. */
export function EntryList() {
  const intl = useIntl()
  const { draft, mayEdit } = useSettings()
  const { page } = useEntries()
  const entries = inOrder(readEntries(draft, page), page)
  return (
    <>
      {entries.length === 0 ? <p>{intl.formatMessage(messages.none)}</p> : null}
      <ul className={css.list}>
        {entries.map((entry, at) => (
          <EntryRow key={entry.name} entry={entry} above={entries[at - 1]} />
        ))}
      </ul>
      {mayEdit ? page === 'blocks' ? <AddBlock entries={entries} /> : <AddEntry entries={entries} /> : null}
    </>
  )
}
