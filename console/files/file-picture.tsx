import { useQuery } from '@tanstack/react-query'
import { Captions, FileImage, Film, Type } from 'lucide-react'
import { useState } from 'react'
import type { PartnerFile } from '#contract/console/files'
import { Icon } from '#src/ui/icon.tsx'
import { useConsole } from '../console-context.ts'
import { kindOf } from './file-kinds.ts'
import * as css from './files.css.ts'

/** Milliseconds after which an address of the preview is asked for anew. */
const fresh = 10 * 60_000

const icons = { picture: FileImage, film: Film, captions: Captions, font: Type } as const

/** A picture as the draft has it, from the preview of the app; a sign of its kind for any other file. */
export function FilePicture({ file: { name, digest } }: { file: PartnerFile }) {
  const { api, tenant } = useConsole()
  const [failed, setFailed] = useState<string>()
  const kind = kindOf(name) ?? 'picture'
  const address = useQuery({
    queryKey: ['preview-address'],
    queryFn: () => api('openPreview'),
    staleTime: fresh,
    gcTime: 0,
    enabled: kind === 'picture',
  })
  const isShown = kind === 'picture' && digest !== undefined && failed !== digest && address.data !== undefined
  return (
    <span className={css.picture}>
      {isShown ? (
        <img
          className={css.image}
          src={`${address.data.address}/light/tenant-assets/${tenant}/${name}?v=${digest.slice(0, 12)}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(digest)}
        />
      ) : (
        <Icon of={icons[kind]} />
      )}
    </span>
  )
}
