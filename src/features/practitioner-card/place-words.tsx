import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './practitioner-card.messages.ts'

/** Where the times of a doctor are: the place of the first, and the number of other places. */
export function PlaceWords({ name, area, others }: { name: string; area: string; others: number }) {
  const intl = useIntl()
  return (
    <>
      {/* Many clinics have their area in their name. */}
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
