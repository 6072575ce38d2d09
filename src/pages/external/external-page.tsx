import { usePage } from '#src/routes/use-page.ts'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { chosenPlace } from './chosen-place.ts'
import { FramedPlace } from './framed-place.tsx'
import { LeavingFor } from './leaving-for.tsx'
import { PlaceList } from './place-list.tsx'

/** An allow-listed address outside the app (R29): in a frame, or as a link to the other site. */
export function ExternalPage() {
  const app = useApp()
  const { search } = usePage()
  const place = findExternalPlace(app, chosenPlace(app, search))
  if (!place) return <PlaceList />
  return place.isFramed ? <FramedPlace place={place} /> : <LeavingFor place={place} />
}
