import { LRUCache } from 'lru-cache'
import { isChoosing, viewText, type View } from '#server/directory/visibility/scope'
import type { Staff } from '#server/directory/staff'
import type { Indexes } from './build-indexes.ts'
import { doctorAtPlaces } from './definitions/doctor.ts'
import { isInColumn } from './definitions/tenant-column.ts'
import { createViewer, gatherStaff, type Viewer } from './viewer.ts'

/** Bytes of recently used viewers, counting each name, place and plan in them. */
const mostBytes = 64 * 1024 * 1024
const bytesOfName = 250

/** The viewer for a tenant and its scope, cached. */
export function createViewers(indexes: Indexes): (view: View) => Viewer {
  const viewers = new LRUCache<string, Viewer>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  return (view) => {
    const key = `${viewText(view)} ${JSON.stringify(view.rules ?? null)}`
    const known = viewers.get(key)
    if (known) return known
    const viewer = make(view, indexes)
    viewers.set(key, viewer)
    return viewer
  }
}

/** The doctors of each facility are gathered later, and counted from the beginning. */
function bytesOf({ names, hidden }: Viewer, key: string): number {
  const sizes = [names.insurers, names.arabicAreas, ...Object.values(hidden)].map(({ size }) => size)
  return bytesOfName * sizes.reduce((sum, size) => sum + size, 10) + 2 * key.length
}

function make({ tenant, choice, rules }: View, indexes: Indexes): Viewer {
  const viewer = createViewer(
    { tenant, choice, rules },
    [...indexes.insurance.documents()].map(({ hit }) => hit),
    [...indexes.facility.documents()].map(({ hit }) => hit),
  )
  return isChoosing(viewer) ? { ...viewer, staffAt: staffFor(viewer, indexes) } : viewer
}

/** Gathered again when a doctor has changed. */
function staffFor(viewer: Viewer, { doctor, speciality }: Indexes): () => ReadonlyMap<string, Staff> {
  const ids = new Map([...speciality.documents()].map(({ hit }) => [hit.slug, Number(hit.id)]))
  let counted: { changes: number; staff: ReadonlyMap<string, Staff> } | undefined
  return () => {
    if (counted?.changes !== doctor.changes) counted = { changes: doctor.changes, staff: gatherStaff(shown(), ids) }
    return counted.staff
  }
  function* shown() {
    for (const document of doctor.documents()) {
      if (!isInColumn(document.whitelabels, viewer.tenant)) continue
      const seen = doctorAtPlaces(document, viewer)
      if (seen) yield seen.hit
    }
  }
}
