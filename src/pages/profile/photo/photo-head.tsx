import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Account } from '#contract/account'
import { OwnAvatar } from '#src/features/own-pages/own-avatar.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './photo.messages.ts'
import * as css from './photo.css.ts'

/** Loaded when it is opened: nothing else needs the cropper. */
const PhotoSheet = lazy(async () => ({ default: (await import('./photo-sheet.tsx')).PhotoSheet }))

/** The patient's photo and name, with the way to change the photo. */
export function PhotoHead({ account }: { account: Account }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.head}>
      <OwnAvatar account={account} size="large" />
      <div className={css.words}>
        <Stack gap={2}>
          <Text as="p" weight="medium">
            <bdi>{`${account.first_name} ${account.last_name}`.trim()}</bdi>
          </Text>
          <div>
            <Button tone="secondary" size="small" icon={Camera} onClick={() => setOpen(true)}>
              {intl.formatMessage(account.photo_id === undefined ? messages.add : messages.change)}
            </Button>
          </div>
          {isOnline ? null : (
            <Text as="p" size="1" tone="quiet">
              {intl.formatMessage(messages.offline)}
            </Text>
          )}
        </Stack>
      </div>
      {isOpen ? (
        <Suspense>
          <PhotoSheet account={account} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
