import { useState } from 'react'
import type { DeviceName } from './frame-box.tsx'

export type Choice = {
  scheme: 'light' | 'dark'
  device: DeviceName
  /** First part of the app's addresses, `ar-ae`; undefined until one is chosen. */
  prefix: string | undefined
}

/** What was chosen last, until the console is left. */
let last: Choice = { scheme: 'light', device: 'phone', prefix: undefined }

/** How the app is looked at in the preview: it stays so from one form to the next. */
export function useChoice(): [choice: Choice, choose: (more: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(last)
  const choose = (more: Partial<Choice>) => {
    last = { ...last, ...more }
    setChoice(last)
  }
  return [choice, choose]
}
