import { execFileSync } from 'node:child_process'
import { faultsOfSubject } from './commits/faults-of-subject.mjs'

/** Commits that are read: those of a piece of work, while they can still be worded anew. */
const newest = 30

let subjects = []
try {
  subjects = execFileSync('git', ['log', '--no-merges', `--max-count=${newest}`, '--format=%s'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
} catch {
  console.log('No history to read: these files are no clone.')
}
const faults = subjects.flatMap((subject) => faultsOfSubject(subject).map((fault) => `${subject}\n  ${fault}`))
console.log([`${subjects.length} subjects of commits`, ...faults].join('\n'))
process.exitCode = faults.length ? 1 : 0
