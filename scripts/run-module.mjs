import { bundle } from './bundle.mjs'

// A module of ours as a program of its own: `node scripts/run-module.mjs tests/support/start-services.ts`, with arguments of its own after it.
const [, , entry = ''] = process.argv
process.argv.splice(1, 1)
await import(await bundle(entry))
