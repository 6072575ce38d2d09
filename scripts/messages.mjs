// Checks the texts of the app in every language; with --check it fails where one is missing or wrong.
import { register } from 'tsx/esm/api'

register()
await import('./messages/main.ts')
