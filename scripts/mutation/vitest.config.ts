import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { messages } from '../vite/messages.ts'
import { parts } from './parts.mjs'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error(`MUTATION_PART is one of ${Object.keys(parts).join(', ')}`)

/** The tests of one part. A run of them is a process of its own, which ends with it: no break stays in a module. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: part.isolate ?? false,
    include: part.tests,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  plugins: [vanillaExtractPlugin(), messages()],
})
