import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { RelativeCopy } from '#src/session/to-own-copies.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { nameOf } from './name-of.ts'
import { messages } from './relatives.messages.ts'
import { useFacts } from './use-facts.ts'

/** Whom the patient books for, as this device has kept it, to be read without a network. */
export function RelativesCopy({ relatives }: { relatives: readonly RelativeCopy[] }) {
  const intl = useIntl()
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
