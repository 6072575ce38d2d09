import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFolder, keep } from './build.mjs'

// What an image was built with becomes the newest in the folder of builds, where those of earlier images stay for tabs that are still open:
// `node scripts/adopt-builds.mjs built`.
const made = fileURLToPath(new URL(`../${process.argv[2]}`, import.meta.url))
const [id] = JSON.parse(readFileSync(join(made, 'builds.json'), 'utf8'))
adopt(id)
keep(id)
for (const name of readdirSync(join(made, 'node'))) adopt(join('node', name), { isOfImage: true })

/** Another server of the same volume may do the same at once: each finds the whole or nothing. */
function adopt(name, { isOfImage = false } = {}) {
  const place = join(buildFolder, name)
  if (existsSync(place) && !isOfImage) return
  const draft = `${place}.${process.pid}`
  cpSync(join(made, name), draft, { recursive: true, preserveTimestamps: true })
  try {
    renameSync(draft, place)
  } catch (failure) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw failure
  }
}
