import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { machinesPage } = await import('./charts/machines-page.ts')
writeFileSync(new URL('../docs/machines.md', import.meta.url), machinesPage())
