/** What `scripts/start.mjs` needs of the server, which it runs from one file. */
export { loadConfig } from './config.ts'
export { start } from './main.ts'
export { SettingError } from './setting-error.ts'
