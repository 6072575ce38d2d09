import { register } from 'tsx/esm/api'

// A worker inherits no loader of sources: it begins with its own.
register()
await import('./answer-calendars.ts')
