import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const choice = stayChoice(app.tenant)
  // What is chosen here counts at once, also while the device is still asked.
  const [chosen, setChosen] = useState<boolean>()
  const { data: known = true } = useQuery({
    queryKey: keyOf(app, 'stay-signed-in'),
    queryFn: choice.read,
    networkMode: 'always',
    meta: notKept,
  })
  const choose = (isKept: boolean) => {
    setChosen(isKept)
    void choice.choose(isKept)
  }
  return (
    <Checkbox checked={chosen ?? known} onChange={choose}>
      {intl.formatMessage(messages.stay)}
      <Text as="span" size="1" tone="quiet">
        <br />
        {intl.formatMessage(messages.stayHint)}
      </Text>
    </Checkbox>
  )
}
