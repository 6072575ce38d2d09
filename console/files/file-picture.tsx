import { useQuery } from '@tanstack/react-query'
import { Captions, FileImage, Film, Type } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { PartnerFile } from '#contract/console/files'
import { Icon } from '#src/ui/icon.tsx'
import { useConsole } from '../console-context.ts'
import { kindOf } from './file-kinds.ts'
import * as css from './files.css.ts'
import { FontSample } from './font-sample.tsx'

/** Milliseconds after which an address of the preview is asked for anew. */
const fresh = 10 * 60_000

const icons = { picture: FileImage, film: Film, captions: Captions, font: Type } as const

/** A picture, film or font as the draft has it, from the preview of the app; a sign of its kind for what cannot be shown. */
export function FilePicture({ file: { name, digest } }: { file: PartnerFile }) {
  const { api, tenant } = useConsole()
  const [failed, setFailed] = useState<string>()
  const kind = kindOf(name) ?? 'picture'
  const address = useQuery({
    queryKey: ['preview-address'],
    queryFn: () => api('openPreview'),
    staleTime: fresh,
    gcTime: 0,
    enabled: kind !== 'captions',
  })
  const source =
    kind !== 'captions' && digest !== undefined && failed !== digest && address.data !== undefined
      ? `${address.data.address}/light/tenant-assets/${tenant}/${name}?v=${digest.slice(0, 12)}`
      : undefined
  const onError = useCallback(() => setFailed(digest), [digest])
  // A film is loaded anew where its bytes are others.
  if (kind === 'film' && source !== undefined)
    return (
      <video
        key={digest}
        className={css.film}
        src={source}
        aria-label={name}
        controls
        muted
        playsInline
        preload="metadata"
        onError={onError}
      />
    )
  return (
    <span className={css.picture}>
      {source !== undefined && kind === 'font' ? <FontSample source={source} onError={onError} /> : null}
      {source !== undefined && kind === 'picture' ? (
        <img className={css.image} src={source} alt="" loading="lazy" decoding="async" onError={onError} />
      ) : null}
      {source === undefined ? <Icon of={icons[kind]} /> : null}
    </span>
  )
}
