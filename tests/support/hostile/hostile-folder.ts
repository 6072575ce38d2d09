import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TenantFile } from '#server/tenants/tenant-file'

const root = join(import.meta.dirname, '../../..')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="window.__pwned=1"><script>window.__pwned=1</script><style>@import "https://evil.test/x.css"</style><image href="https://evil.test/y.png"/><path d="M0 0h9v9z"/></svg>'
const captions =
  'WEBVTT\n\nSTYLE\n::cue{background:url(https://evil.test/z.png)}\n\n00:00.000 --> 00:12.000\n<script>window.__pwned=1</script>Words\n'

/** A folder that the tool imports: a tenant's file with the files that the whole file names, those hostile as well. For the caller to remove. */
export function hostileFolder(file: TenantFile): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  cpSync(join(root, 'docs/examples/tenant/assets'), join(folder, 'assets'), { recursive: true })
  cpSync(join(root, 'server/demo/tenants/liqa/assets/how-it-goes.mp4'), join(folder, 'assets/film.mp4'))
  writeFileSync(join(folder, 'assets/drawing.svg'), drawing)
  writeFileSync(join(folder, 'assets/film.vtt'), captions)
  writeFileSync(join(folder, 'tenant.json'), JSON.stringify(file))
  return folder
}
