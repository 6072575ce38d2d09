import 'react-easy-crop/react-easy-crop.css'
import { RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { useBlobAddress } from '#src/features/own-pages/use-blob-address.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './photo.messages.ts'
import type { Part, WorkingPicture } from './read-picture.ts'
import * as css from './photo.css.ts'

type CropperProps = {
  picture: WorkingPicture
  onTurn: () => void
  /** Called with each part that is chosen, the first one too. */
  onPart: (part: Part) => void
}

/** Largest and smallest the picture is shown, and a step of the bar. */
const sizes = { min: 1, max: 4, step: 0.05 } as const

/** Chooses a square of a picture: by dragging and pinching, with the mouse and its wheel, or with keys. */
export function Cropper({ picture, onTurn, onPart }: CropperProps) {
  const intl = useIntl()
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(sizes.min)
  const address = useBlobAddress(picture.bytes)
  const start = () => {
    setCrop({ x: 0, y: 0 })
    setZoom(sizes.min)
  }
  return (
    <Stack gap={3}>
      <div className={css.stage}>
        {address ? (
          <EasyCrop
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={sizes.min}
            maxZoom={sizes.max}
            aspect={1}
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, part) => onPart(part)}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: css.part }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': intl.formatMessage(messages.area) }}
          />
        ) : null}
      </div>
      <div className={css.tools}>
        <div className={css.bar}>
          <label htmlFor={id}>{intl.formatMessage(messages.size)}</label>
          <input
            id={id}
            className={css.range}
            type="range"
            {...sizes}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </div>
        <Button
          tone="secondary"
          icon={RotateCw}
          onClick={() => {
            start()
            onTurn()
          }}
        >
          {intl.formatMessage(messages.turn)}
        </Button>
      </div>
      <Text as="p" size="1" tone="quiet">
        {intl.formatMessage(messages.how)}
      </Text>
    </Stack>
  )
}
