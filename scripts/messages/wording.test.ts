import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherWordsIn } from './wording.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vtt|json|html|md)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

describe('one word for one thing', () => {
  it.each([
    ['اختصاصيو العلاج الطبيعي', /أخصائي/],
    ['استشارة وموجات صوتية', /سونار/],
    ['اختر طبيباً', /tanween/],
    ['Anda kembali daring', /online/],
    ['Anda Luring', /offline/],
  ])('finds the other word of %s', (text, what) => {
    expect(otherWordsIn(text)).toEqual([expect.stringMatching(what)])
  })

  it('is kept to by the demonstration, by texts of the server and where no message can be', () => {
    const files = ['server/db', 'server/services', 'docs/examples', 'public', 'workers'].flatMap(filesOf)
    expect(files.length).toBeGreaterThan(100)
    const wrong = files.map((file) => [file, ...otherWordsIn(readFileSync(file, 'utf8'))])
    expect(wrong.filter(([, ...words]) => words.length > 0)).toEqual([])
  })
})
