import type { Database } from '#server/db/database'
import { validateAsset } from '../asset-files.ts'
import { step } from '../configuration-issue.ts'
import type { AssetFile } from '../tenant-file.ts'
import { keepFiles } from '../versions/keep-files.ts'
import type { Staged } from './draft.ts'
import { stageAll, type Editing } from './stage.ts'

/**
 * Puts a file into a tenant's draft, in its stored form, if it is one of those that may be: a picture, a drawing, a film, captions or a
 * font. Pictures are always encoded anew, whatever the editor says was there.
 *
 * @param expected - digest of the file of this name that the editor saw; undefined for none
 */
export async function stageFile(
  db: Database,
  code: string,
  { expected, ...file }: AssetFile & { expected: string | undefined },
  editing: Editing,
): Promise<Staged> {
  const { kept, issues } = await validateAsset(file)
  if (!kept)
    return {
      ...{ done: false, why: 'refused' },
      refusals: issues.map(({ path, message }) => ({ pointer: path, message })),
    }
  return db.transaction(async (tx) => {
    const [stored] = await keepFiles(tx, [kept], editing.now)
    const request = {
      pointer: `/assets${step(file.name)}`,
      held: { value: stored?.digest },
      expected: expected === undefined ? {} : { value: expected },
    }
    return stageAll(tx, code, [request], editing)
  })
}
