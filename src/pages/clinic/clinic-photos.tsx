import { Images } from 'lucide-react'
import { useState } from 'react'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './clinic.messages.ts'
import * as css from './clinic.css.ts'

/**
 * Photos of the facility: the cover at once, the others when they come near, each in a box of fixed shape; all of them in a
 * sheet.
 */
export function ClinicPhotos({ name, photos }: { name: string; photos: readonly string[] }) {
  const intl = useIntl()
  const picture = usePicture()
  const [isOpen, setOpen] = useState(false)
  const [cover, ...others] = photos
  if (cover === undefined) return null
  const count = intl.formatMessage(messages.photos, { count: photos.length })
  const altOf = (number: number) => intl.formatMessage(messages.photo, { name, number })
  return (
    <div className={css.photos}>
      <img className={css.cover} src={picture(cover)} alt={altOf(1)} fetchPriority="high" decoding="async" />
      {others.slice(0, 2).map((photo, index) => (
        <img
          key={photo}
          className={css.aside}
          src={picture(photo)}
          alt={altOf(index + 2)}
          loading="lazy"
          decoding="async"
        />
      ))}
      {others.length > 0 ? (
        <div className={css.photosButton}>
          <Button tone="secondary" size="small" icon={Images} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {count}
          </Button>
        </div>
      ) : null}
      <Sheet title={count} open={isOpen} size="screen" onClose={() => setOpen(false)}>
        <ul className={css.album}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <img className={css.photo} src={picture(photo)} alt={altOf(index + 1)} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
