import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CaptchaFrameMessage } from '#contract/captcha'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './captcha.messages.ts'
import * as css from './framed-check.css.ts'

/** Least and most height that the frame may ask for, in CSS pixels. */
const heights = { least: 80, most: 640 }

/** A check of somebody else's, in a document of its own: the patient ticks its box, and it posts its response to the page. */
export function FramedCheck({ address, onPassed }: { address: string; onPassed: (response: string) => void }) {
  const intl = useIntl()
  const { language } = useApp().locale
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(heights.least)
  useEffect(() => {
    frame.current?.focus()
    const listen = ({ origin, source, data }: MessageEvent<Partial<CaptchaFrameMessage> | null>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !data) return
      const { captcha, captchaHeight } = data as { captcha?: unknown; captchaHeight?: unknown }
      if (typeof captcha === 'string') onPassed(captcha)
      if (typeof captchaHeight === 'number')
        setHeight(Math.min(heights.most, Math.max(heights.least, Math.ceil(captchaHeight))))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onPassed])
  const theme = window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return (
    <>
      <Note kind="plain" icon={ShieldCheck} title={intl.formatMessage(messages.tick)}>
        {intl.formatMessage(messages.tickWhy)}
      </Note>
      <iframe
        ref={frame}
        className={css.frame}
        style={{ blockSize: height }}
        title={intl.formatMessage(messages.frame)}
        src={`${address}?hl=${language}&theme=${theme}`}
      />
    </>
  )
}
