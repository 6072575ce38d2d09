import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { SettingsContext } from '#console/settings/settings-context.ts'
import { Loaded } from '#console/ui/loaded.tsx'
import type { PartProps } from '../part-props.ts'
import { messages as parts } from '../content.messages.ts'
import { useContent, withFields } from '../use-content.ts'
import { EntriesContext } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import type { EntriesPage as Name } from './kinds.ts'

const leads = {
  banners: messages.bannersLead,
  articles: messages.articlesLead,
  documents: messages.documentsLead,
  blocks: messages.blocksLead,
} as const

/** Banners, articles, pages of text or blocks: all of them, or the form of one. */
export function EntriesPage({ page, entry, draft, schema, mayEdit }: PartProps & { page: Name }) {
  const intl = useIntl()
  const contents = useContent(draft)
  return (
    <Loaded query={contents}>
      {(read) => (
        <SettingsContext value={{ draft: withFields(draft, read.fields), schema, mayEdit }}>
          <EntriesContext value={{ page, contents: read }}>
            {entry === undefined ? (
              <>
                <h2>{intl.formatMessage(parts[page])}</h2>
                <Text as="p" tone="quiet">
                  {intl.formatMessage(leads[page])}
                </Text>
                <EntryList />
              </>
            ) : (
              <EntryForm key={entry} name={entry} />
            )}
          </EntriesContext>
        </SettingsContext>
      )}
    </Loaded>
  )
}
