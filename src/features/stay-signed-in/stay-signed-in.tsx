import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { stayChoice } from '#src/storage/stay-choice.ts'
import { Checkbox } from '#src/ui/choice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './stay.messages.ts'

/** Whether the patient stays signed in on this device: each way in asks the device for what is chosen here. */
export function StaySignedIn() {
  const app = useApp()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const choice = stayChoice(app.tenant)
  const queryKey = keyOf(app, 'stay-signed-in')
  const { data: isKept = true } = useQuery({
    queryKey,
    queryFn: choice.read,
    networkMode: 'always',
    meta: notKept,
  })
  const choose = (chosen: boolean) => {
    queryClient.setQueryData(queryKey, chosen)
    void choice.choose(chosen)
  }
  return (
    <Checkbox checked={isKept} onChange={choose}>
      {intl.formatMessage(messages.stay)}
      <Text as="span" size="1" tone="quiet">
        <br />
        {intl.formatMessage(messages.stayHint)}
      </Text>
    </Checkbox>
  )
}
