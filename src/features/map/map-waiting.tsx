import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './parts/map.messages.ts'

export type MapWaitingProps = {
  hasFailed: boolean
  retry: () => void
  /** Class of the space that is kept for the map. */
  frame: string
}

/** In place of a map: that it is coming, or that it did not come, and a way to ask for it again. */
export function MapWaiting({ hasFailed, retry, frame }: MapWaitingProps) {
  const intl = useIntl()
  if (hasFailed)
    return (
      <Note
        kind="warning"
        role="alert"
        actions={
          <Button size="small" tone="secondary" onClick={retry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        }
      >
        {intl.formatMessage(messages.failed)}
      </Note>
    )
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <div className={frame}>
        <Skeleton block="100%" />
      </div>
    </Loading>
  )
}
