import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './practitioner-card.messages.ts'

/** Where the times of a doctor are: the place of the first, and in how many others the rest of them. */
export function PlaceWords({ name, area, others }: { name: string; area: string; others: number }) {
  const intl = useIntl()
  return (
    <>
      {/* Many clinics carry their area in their name already. */}
      <OwnScript>
        {area === '' || name.includes(area) ? name : intl.formatMessage(messages.place, { facility: name, area })}
      </OwnScript>
      {others > 0 ? (
        <Text size="1" tone="quiet">
          {' '}
          {intl.formatMessage(messages.morePlaces, { count: others })}
        </Text>
      ) : null}
    </>
  )
}
