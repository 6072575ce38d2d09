import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { tenantTool } from '#tests/support/tenant-tool'
import { hostileFile } from './hostile-file.ts'

/**
 * The real server with one more tenant, taken in by the tool, whose every field holds as many tricks as it takes. Prints where it
 * is, and stops when its input ends. The app is the built one.
 */
const root = join(import.meta.dirname, '../../..')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="window.__pwned=1"><script>window.__pwned=1</script><style>@import "https://evil.test/x.css"</style><image href="https://evil.test/y.png"/><path d="M0 0h9v9z"/></svg>'
const captions =
  'WEBVTT\n\nSTYLE\n::cue{background:url(https://evil.test/z.png)}\n\n00:00.000 --> 00:12.000\n<script>window.__pwned=1</script>Words\n'

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
cpSync(join(root, 'docs/examples/tenant/assets'), join(folder, 'assets'), { recursive: true })
cpSync(join(root, 'server/demo/tenants/liqa/assets/how-it-goes.mp4'), join(folder, 'assets/film.mp4'))
writeFileSync(join(folder, 'assets/drawing.svg'), drawing)
writeFileSync(join(folder, 'assets/film.vtt'), captions)
writeFileSync(join(folder, 'tenant.json'), JSON.stringify(hostileFile()))

const database = await openTestDatabase()
const { code, output } = await tenantTool(database, 'import', folder)
rmSync(folder, { recursive: true })
// Warnings are many: each says that something was taken out.
const wrong = output.split('\n').filter((line) => !line.startsWith('warning'))
if (code !== 0) throw new Error(`the hostile tenant was not taken in: ${wrong.join('\n').slice(0, 4000)}`)
const server = await startTestServer({ database, web: webFront })
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin })}\n`)
process.stdin.resume().once('end', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
