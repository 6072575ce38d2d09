import { useQuery } from '@tanstack/react-query'
import type { Draft } from '#contract/console/drafts'
import type { PushSetup } from '#contract/console/push'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { BesideForm } from '../preview/beside-form.tsx'
import { useSession } from '../session/use-session.ts'
import { EntryField } from '../settings/entry-field.tsx'
import * as css from '../settings/form/form.css.ts'
import { groups } from '../settings/groups.ts'
import { messages as groupNames } from '../settings/groups.messages.ts'
import { IssueSummary } from '../settings/issue-summary.tsx'
import type { SchemaNode } from '../settings/schema-node.ts'
import { SettingsContext } from '../settings/settings-context.ts'
import { useNamedField } from '../settings/use-named-field.ts'
import { useSchema } from '../settings/use-schema.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Provider } from './provider.tsx'
import { Delivery } from './figures/delivery.tsx'
import { TryPush } from './try/try-push.tsx'
import { PushTexts } from './push-texts.tsx'
import { messages } from './push.messages.ts'

/** Push messages as a partner sets them up: who carries them, when, and in which words. */
export function PushPage() {
  const intl = useIntl()
  const { api } = useConsole()
  const title = intl.formatMessage(groupNames.push)
  useTitle(title)
  const draft = useQuery(draftQuery(api))
  const schema = useSchema()
  const setup = useQuery({ queryKey: ['push-setup'], queryFn: () => api('pushSetup'), staleTime: Infinity })
  return (
    <>
      <div>
        <h1>{title}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(groupNames.pushLead)}
        </Text>
      </div>
      <Loaded query={draft}>
        {(read) => (
          <BesideForm draft={read}>
            <DraftStrip draft={read} />
            <Loaded query={schema}>
              {(node) => (
                <Loaded query={setup}>{(found) => <Sections draft={read} schema={node} setup={found} />}</Loaded>
              )}
            </Loaded>
          </BesideForm>
        )}
      </Loaded>
    </>
  )
}

function Sections({ draft, schema, setup }: { draft: Draft; schema: SchemaNode; setup: PushSetup }) {
  const intl = useIntl()
  const mayEdit = mayAct(useSession().role, 'editor')
  const named = useNamedField()
  const [pushing, reminding] = groups.push
  return (
    <SettingsContext value={{ draft, schema, mayEdit }}>
      <IssueSummary draft={draft} />
      {pushing ? <Provider section={pushing} publicKey={setup.public_key} /> : null}
      {reminding ? (
        <section className={css.section}>
          <h2>{intl.formatMessage(reminding.title)}</h2>
          {reminding.entries.map((entry) => (
            <EntryField key={entry.at} entry={entry} />
          ))}
          <p className={css.note}>{intl.formatMessage(messages.quietNote)}</p>
        </section>
      ) : null}
      {/* Who follows a link to a text of another event sees that one. */}
      <PushTexts key={named} setup={setup} named={named} />
      <TryPush />
      <Delivery />
    </SettingsContext>
  )
}
