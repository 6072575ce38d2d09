import { ExternalLink } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton, TextLink } from '#src/ui/button.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import * as styles from './external-frame.css.ts'
import { messages } from './external-page.messages.ts'
import type { ExternalPlace } from './external-page.ts'
import { useFrameState } from './use-frame-state.ts'
import { useWholeFrame } from './use-whole-frame.ts'

type ExternalFrameProps = {
  place: ExternalPlace
  /** As high as the document in it, where it is our own: only the page scrolls then. */
  isWhole?: boolean
}

/**
 * A page of another site inside the app (R29, U01), sandboxed: it can neither navigate the app nor read it. Our own documents
 * run no script at all; a foreign page keeps its own origin, which is not ours.
 */
export function ExternalFrame({ place, isWhole = false }: ExternalFrameProps) {
  const intl = useIntl()
  const { locale } = useApp()
  const { state, attempt, isStarted, onLoad, retry } = useFrameState(place)
  const { address, frameAddress, title, host } = place
  const fit = useWholeFrame(isWhole && host === undefined)
  if (state === 'failed') {
    return (
      <ErrorState
        picture="offline"
        heading="h3"
        title={intl.formatMessage(messages.failedTitle)}
        actions={
          <>
            <Button onClick={retry}>{intl.formatMessage(messages.retry)}</Button>
            <LinkButton tone="secondary" href={address} target="_blank" rel="noopener">
              {intl.formatMessage(messages.ownTab)}
            </LinkButton>
          </>
        }
      >
        {intl.formatMessage(messages.failedBody)}
      </ErrorState>
    )
  }
  return (
    <div className={styles.place}>
      {state === 'loading' ? (
        <div className={styles.waiting}>
          <Loading label={intl.formatMessage(messages.loading, { title })}>
            <Skeleton inline="60%" block="26px" />
            {lines.map((inline, index) => (
              <Skeleton key={index} inline={inline} />
            ))}
          </Loading>
        </div>
      ) : null}
      {isStarted ? (
        <iframe
          key={attempt}
          ref={fit}
          src={frameAddress}
          title={title}
          lang={locale.language}
          className={styles.frame}
          data-state={state}
          sandbox={host === undefined ? papersSandbox : foreignSandbox}
          referrerPolicy="strict-origin"
          onLoad={onLoad}
        />
      ) : null}
      {host === undefined ? null : (
        <div className={styles.foot}>
          <bdi>{intl.formatMessage(messages.from, { host })}</bdi>
          <TextLink href={address} target="_blank" rel="noopener" icon={ExternalLink}>
            {intl.formatMessage(messages.ownTab)}
          </TextLink>
        </div>
      )}
    </div>
  )
}

const lines = ['100%', '96%', '88%', '100%', '72%']
const commonSandbox = 'allow-popups allow-popups-to-escape-sandbox allow-same-origin'
/** Without scripts the origin only allows a document its pictures and fonts; its links may navigate the app. */
const papersSandbox = `${commonSandbox} allow-top-navigation-by-user-activation`
const foreignSandbox = `${commonSandbox} allow-scripts allow-forms`
