import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '../console-context.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { useSession } from '../session/use-session.ts'
import { IssueSummary } from '../settings/issue-summary.tsx'
import { useSchema } from '../settings/use-schema.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useCatalogue } from '../ui/use-catalogue.ts'
import { BesideContent } from './beside-content.tsx'
import * as css from './content.css.ts'
import { messages } from './content.messages.ts'
import { EntriesPage } from './entries/entries-page.tsx'
import type { PartProps } from './part-props.ts'
import { contentPages } from './place.ts'
import { messages as place } from './place.messages.ts'
import { WordsPage } from './words/words-page.tsx'

/** What a partner writes itself: words of the app, banners, articles, pages of text and blocks. */
export function ContentPage() {
  const words = useCatalogue('content')
  return <Loaded query={words}>{() => <Known />}</Loaded>
}

/** The same once its own words are there. */
function Known() {
  const intl = useIntl()
  const { api } = useConsole()
  const { part = 'words', entry } = useParams({
    strict: false,
    select: (params: { part?: string; entry?: string }): { part?: string; entry?: string } => params,
  })
  const page = contentPages.find((name) => name === part)
  const title = intl.formatMessage(page ? messages[page] : messages.unknown)
  useTitle(title)
  const draft = useQuery(draftQuery(api))
  const schema = useSchema()
  const mayEdit = mayAct(useSession().role, 'editor')
  const parts = useRef<HTMLElement>(null)
  useEffect(() => {
    parts.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [page])
  if (!page) return <EmptyState heading="h1" title={title} />
  return (
    <>
      <div>
        <h1>{intl.formatMessage(place.content)}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead)}
        </Text>
      </div>
      <nav ref={parts} aria-label={intl.formatMessage(messages.parts)} className={css.parts}>
        {contentPages.map((name) => (
          <Link
            key={name}
            to="/content/$part"
            params={{ part: name }}
            className={css.part}
            activeProps={{}}
            aria-current={name === page ? 'page' : undefined}
          >
            {intl.formatMessage(messages[name])}
          </Link>
        ))}
      </nav>
      <Loaded query={draft}>
        {(read) => (
          <BesideContent {...{ page, entry }} draft={read}>
            <DraftStrip draft={read} />
            <IssueSummary draft={read} />
            <Loaded query={schema}>
              {(node) => <Part key={page} {...{ page, entry, draft: read, schema: node, mayEdit }} />}
            </Loaded>
          </BesideContent>
        )}
      </Loaded>
    </>
  )
}

function Part(props: PartProps) {
  const { page } = props
  return page === 'words' ? <WordsPage {...props} /> : <EntriesPage {...props} page={page} />
}
