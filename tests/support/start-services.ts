import { loadConfig } from '#server/config'
import { start } from '#server/main'

// The server as a process of its own, without pages and so without a build.
await start({ config: loadConfig(process.env), dev: false, web: async () => undefined })
