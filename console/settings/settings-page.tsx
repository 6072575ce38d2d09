import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Draft } from '#contract/console/drafts'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '../console-context.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { draftQuery } from '../draft/draft-query.ts'
import { BesideForm } from '../preview/beside-form.tsx'
import { useSession } from '../session/use-session.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useCatalogue } from '../ui/use-catalogue.ts'
import { EntryField } from './entry-field.tsx'
import { ColourRamp } from './form/colour-ramp.tsx'
import * as css from './form/form.css.ts'
import { messages } from './form/form.messages.ts'
import { groupNames } from './group-names.ts'
import { groups } from './groups.ts'
import { IssueSummary } from './issue-summary.tsx'
import type { SchemaNode } from './schema-node.ts'
import { SettingsContext } from './settings-context.ts'
import { shownSections } from './shown-sections.ts'
import { createTypedValues, TypedValues } from './typed-values.ts'
import { useEntryLabel } from './use-entry-label.ts'
import { useNamedField } from './use-named-field.ts'
import { useSchema } from './use-schema.ts'

/** A part of the configuration as a form, with what is not published yet above it. */
export function SettingsPage() {
  const intl = useIntl()
  const name = useParams({ strict: false, select: ({ group }: { group?: string }): string | undefined => group })
  const found = groupNames.find(({ group }) => group === name)
  const title = intl.formatMessage(found?.label ?? messages.unknown)
  useTitle(title)
  const { api } = useConsole()
  const draft = useQuery(draftQuery(api))
  const schema = useSchema()
  const words = useCatalogue('content')
  if (!found) return <EmptyState heading="h1" title={title} />
  return (
    <>
      <div>
        <h1>{title}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(found.lead)}
        </Text>
      </div>
      <Loaded query={draft}>
        {(read) => (
          <BesideForm draft={read}>
            <DraftStrip draft={read} />
            <Loaded query={schema}>
              {/* Every part has a form of its own: nothing typed in one appears in another. */}
              {(node) => (
                <Loaded query={words}>
                  {() => <Form key={found.group} draft={read} schema={node} sections={groups[found.group]} />}
                </Loaded>
              )}
            </Loaded>
          </BesideForm>
        )}
      </Loaded>
    </>
  )
}

type FormProps = { draft: Draft; schema: SchemaNode; sections: (typeof groups)[keyof typeof groups] }

function Form({ draft, schema, sections }: FormProps) {
  const mayEdit = mayAct(useSession().role, 'editor')
  const labelOf = useEntryLabel()
  useNamedField()
  const [typed] = useState(createTypedValues)
  return (
    <TypedValues value={typed}>
      <SettingsContext value={{ draft, schema, mayEdit }}>
        <IssueSummary draft={draft} />
        {shownSections(sections, draft).map((section) => (
          <section key={`${section.title.id} ${section.market}`} className={css.section}>
            <h2>{labelOf(section)}</h2>
            {section.entries.map((entry) => (
              <EntryField key={entry.at} entry={entry} />
            ))}
            {section.hasRamp ? <ColourRamp /> : null}
          </section>
        ))}
      </SettingsContext>
    </TypedValues>
  )
}
