import { Camera, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/account'
import { photoLimits } from '#contract/photo'
import { OwnAvatar } from '#src/features/own-pages/own-avatar.tsx'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { Cropper } from './cropper.tsx'
import { messages } from './photo.messages.ts'
import { PictureButton } from './picture-button.tsx'
import { photoFaultText } from './photo-fault.ts'
import { usePhoto } from './use-photo.ts'
import * as css from './photo.css.ts'

/** Changes the patient's photo: a picture is chosen or taken, a square of it is cut out and saved; or it is removed, after a question. */
export function PhotoSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const intl = useIntl()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const done = (message: MessageDescriptor) => () => {
    toast(intl.formatMessage(message))
    onClose()
  }
  const photo = usePhoto({ onSaved: done(messages.saved), onRemoved: done(messages.removed) })
  const { picture, fault, attempt } = photo
  const text = fault && intl.formatMessage(photoFaultText(fault), { least: photoLimits.leastSide })
  const notice = <PressNotice refusal={text ? { text, attempt } : undefined} />
  const hasPhoto = account.photo_id !== undefined
  return (
    <Sheet
      title={intl.formatMessage(messages.title)}
      open
      onClose={onClose}
      footer={
        picture ? (
          <Stack gap={2}>
            {notice}
            <Button size="bar" block busy={photo.isSaving} onClick={photo.save}>
              {intl.formatMessage(messages.use)}
            </Button>
            <PictureButton size="bar" onPicture={photo.read}>
              {intl.formatMessage(messages.another)}
            </PictureButton>
          </Stack>
        ) : null
      }
    >
      <Stack gap={4}>
        {photo.isOnline ? null : <Note kind="warning">{intl.formatMessage(messages.offline)}</Note>}
        {photo.isReading ? (
          <Loading label={intl.formatMessage(messages.reading)}>
            <Skeleton block="220px" radius="card" />
          </Loading>
        ) : picture ? (
          <Cropper picture={picture} onTurn={photo.turn} onPart={photo.choosePart} />
        ) : (
          <>
            <div className={css.shown}>
              <OwnAvatar account={account} size="huge" />
            </div>
            <p>{intl.formatMessage(messages.lead)}</p>
            {notice}
            <div className={css.buttons}>
              <div className={css.onTouch}>
                <PictureButton fromCamera icon={Camera} onPicture={photo.read}>
                  {intl.formatMessage(messages.take)}
                </PictureButton>
              </div>
              <PictureButton icon={Image} onPicture={photo.read}>
                {intl.formatMessage(messages.choose)}
              </PictureButton>
            </div>
            <Text as="p" size="1" tone="quiet">
              {intl.formatMessage(messages.kinds)}
            </Text>
            {hasPhoto && !isConfirming ? (
              <Button tone="danger" icon={Trash2} onClick={() => setConfirming(true)}>
                {intl.formatMessage(messages.remove)}
              </Button>
            ) : null}
            {hasPhoto && isConfirming ? (
              <Stack gap={2}>
                <p role="alert">{intl.formatMessage(messages.removeWhy)}</p>
                <div className={css.buttons}>
                  <Button tone="danger" busy={photo.isRemoving} onClick={photo.remove}>
                    {intl.formatMessage(messages.removeNow)}
                  </Button>
                  <Button tone="secondary" onClick={() => setConfirming(false)}>
                    {intl.formatMessage(messages.keep)}
                  </Button>
                </div>
              </Stack>
            ) : null}
          </>
        )}
      </Stack>
    </Sheet>
  )
}
