import { UserRoundPlus } from 'lucide-react'
import { mostRelatives } from '#contract/relative'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { KeptAddition } from '#src/queries/own-relative-additions.ts'
import { useLinks } from '#src/routes/links.ts'
import type { RelativeCopy } from '#src/session/to-own-copies.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { KeptAdditionCard } from './kept-addition.tsx'
import { nameOf } from './name-of.ts'
import { messages } from './relatives.messages.ts'
import { useFacts } from './use-facts.ts'
import * as css from './relatives.css.ts'

type Props = {
  relatives: readonly RelativeCopy[]
  /** Those who wait on the device to be added. */
  additions: readonly KeptAddition[]
}

/** Whom the patient books for, as this device has kept it, to be read without a network. */
export function RelativesCopy({ relatives, additions }: Props) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <Stack gap={3}>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.copyWhy)}
      </Text>
      {relatives.length > 0 ? (
        <Rows label={intl.formatMessage(messages.title)}>
          {relatives.map((relative) => (
            <RelativeRow key={relative.id} relative={relative} />
          ))}
        </Rows>
      ) : (
        <p>{intl.formatMessage(own.noPeople)}</p>
      )}
      {additions.length > 0 ? (
        <ul className={css.list}>
          {additions.map((addition) => (
            <KeptAdditionCard key={addition.id} addition={addition} />
          ))}
        </ul>
      ) : null}
      {relatives.length + additions.length < mostRelatives ? (
        <div>
          <LinkButton href={links.path('dashboard/relatives', { person: 'new' })} icon={UserRoundPlus}>
            {intl.formatMessage(messages.add)}
          </LinkButton>
        </div>
      ) : null}
    </Stack>
  )
}

function RelativeRow({ relative }: { relative: RelativeCopy }) {
  return (
    <Row>
      <Text as="div" weight="medium">
        <bdi>{nameOf(relative)}</bdi>
      </Text>
      <Text as="div" tone="quiet" numbers>
        {useFacts(relative).join(' · ')}
      </Text>
    </Row>
  )
}
