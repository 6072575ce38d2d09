import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { messages } from '../vite/messages.ts'
import { parts } from './parts.mjs'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error(`MUTATION_PART is one of ${Object.keys(parts).join(', ')}`)

/** Tests beside the code come first: a break that one of them notices needs no database. */
class BesideTheCodeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

const rank = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/'))

/** The tests of one part. A run of them is a process of its own, which ends with it: no break stays in a module. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: part.isolate ?? false,
    include: part.tests,
    sequence: { sequencer: BesideTheCodeFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  plugins: [vanillaExtractPlugin(), messages()],
})
