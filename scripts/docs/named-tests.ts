import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/testing.md'), 'utf8')

/** A test that a list of `docs/testing.md` names, by its file and a part of its title. */
export type NamedTest = { number: string; file: string; title: string }

/** The text of a section of `docs/testing.md`, up to the next one; empty where there is none. */
export function sectionOf(heading: string): string {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return section
}

/** The tests in the numbered list of a section. */
export const testsNamedIn = (section: string): NamedTest[] =>
  [...section.matchAll(/^(\d+)\. `(.+?)`: (.+)$/gm)].map(([, number = '', file = '', title = '']) => ({
    number,
    file,
    title,
  }))

const files = ['contract', 'machines', 'server', 'src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) => join(root, folder, file)),
)

/** In how many files of its name a test is; one, where the page is right. */
export const placesOf = ({ file, title }: NamedTest): number =>
  files.filter((path) => basename(path) === file && readFileSync(path, 'utf8').includes(title)).length
