import { useState } from 'react'
import { messages } from '#console/files/files.messages.ts'
import { PickFiles } from '#console/files/pick-files.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import type { ControlProps } from './control.ts'
import * as css from './form.css.ts'
import { PlainControl } from './plain-control.tsx'

/** The markup of a drawing, typed or taken from a file. What of it may stay is decided when it is published. */
export function DrawingControl(props: ControlProps) {
  const intl = useIntl()
  const [refusals, setRefusals] = useState(0)
  const { node, isReadOnly, onChoose } = props
  const { maxLength = Infinity } = node
  const take = async (file: File | undefined) => {
    const text = file && file.size <= 4 * maxLength ? (await file.text()).trim() : ''
    if (text.includes('<svg') && text.length <= maxLength) {
      setRefusals(0)
      onChoose(text)
    } else setRefusals((before) => before + 1)
  }
  const text = intl.formatMessage(messages.notDrawing, { most: maxLength })
  return (
    <div className={css.colour}>
      <PlainControl {...props} />
      {isReadOnly ? null : (
        <div>
          <PickFiles
            label={intl.formatMessage(messages.fromFile)}
            endings={['svg']}
            onFiles={([file]) => void take(file)}
          />
          <PressNotice refusal={refusals > 0 ? { text, attempt: refusals } : undefined} />
        </div>
      )}
    </div>
  )
}
